import { api } from './api';
import { router } from './router.svelte';
import { keepToken, myTokens } from './seats';

/** The seat that a link's token stands for. The token is kept, and the address bar forgets it. */
export async function takeToken(match: string, hash: string): Promise<number | null> {
  if (!hash) return null;
  router.go(`/table/${encodeURIComponent(match)}`, { replace: true });
  const known = Object.entries(myTokens(match)).find(([, token]) => token === hash);
  if (known) return Number(known[0]);
  const { seat } = await api.frame(match, { token: hash });
  if (seat !== null) keepToken(match, seat, hash);
  return seat;
}
