import { tick } from 'svelte';
import { api } from './api';
import { person } from './me.svelte';
import { router } from './router.svelte';
import { keepToken, mySeats, myTokens } from './seats';

/** The seat that a link's token stands for. The token is kept, and the address bar forgets it. */
export async function takeToken(match: string, hash: string): Promise<number | null> {
  if (!hash) return null;
  const known = Object.entries(myTokens(match)).find(([, token]) => token === hash);
  const seat = known ? Number(known[0]) : (await api.frame(match, { token: hash })).seat;
  if (seat !== null) keepToken(match, seat, hash);
  await tick(); // not while the page that asks is still being put together
  router.go(`/table/${encodeURIComponent(match)}`, { replace: true });
  return seat;
}

/** The seats that I hold here as a person, from whatever device: this browser gets tokens of its own for them. */
export async function claimSeats(match: string): Promise<void> {
  if (mySeats(match).length) return;
  await person.load();
  if (!person.name) return;
  const held = (await api.myMatches([])).find((one) => one.match.id === match);
  for (const seat of held?.seats ?? []) {
    const { token } = await api.sit(match, seat, { name: person.name });
    if (token) keepToken(match, seat, token);
  }
}
