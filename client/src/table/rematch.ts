import type { Chair, MatchInfo, NewMatch } from '../contract/protocol';
/** The same table again: bots stay bots, my seats stay mine, the others are open. */


type Agreed = Pick<MatchInfo, 'game' | 'board' | 'options' | 'is_private' | 'has_hints' | 'clock' | 'patience' | 'stand_in'>;

export function rematch(info: Agreed, chairs: Chair[], mine: number[]): NewMatch {
  return {
    game: info.game,
    board: info.board,
    options: info.options,
    chairs: chairs.map((chair) => {
      if (mine.includes(chair.seat)) return { kind: 'me', name: chair.name };
      if (chair.kind === 'bot' && chair.bot) return { kind: 'bot', bot: chair.bot, name: chair.name };
      return { kind: chair.kind === 'program' ? 'program' : 'open' };
    }),
    is_private: info.is_private,
    has_hints: info.has_hints,
    clock: info.clock,
    patience: info.patience,
    stand_in: info.stand_in,
  };
}
