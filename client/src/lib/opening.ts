import type { NewMatch, Opened } from '../contract/protocol';
import { api } from './api';
import { giveNonces, keepSeal } from './kept';

/** A new table: its seal is kept, and then each seat of mine has a part in the deal. */
export async function openTable(match: NewMatch): Promise<Opened> {
  const opened = await api.open({ ...match, has_nonces: true });
  const { id, tokens } = opened;
  keepSeal(id, { ...opened, stage: 'open' });
  const mine = Object.keys(tokens).map(Number).filter((seat) => match.chairs[seat]?.kind === 'me');
  await giveNonces(id, mine, (seat, nonce) =>
    api.command(id, { type: 'nonce', seat, nonce, id: `nonce-${seat}` }, tokens[seat] ?? '').then(
      () => true,
      () => false, // the table gives one itself, when it is looked at
    ),
  );
  return opened;
}
