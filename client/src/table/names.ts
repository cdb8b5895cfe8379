/** What the players are called: two of the same name are told apart by their seat. */

import type { Chair } from '../lib/types';

export function namesOf(chairs: Pick<Chair, 'name' | 'seat'>[]): string[] {
  const isTwice = (name: string): boolean => chairs.filter((chair) => chair.name === name).length > 1;
  return chairs.map(({ name, seat }) => (name && isTwice(name) ? `${name} ${seat + 1}` : name));
}
