/** How this reader wants to be told and to use keys, and what is known of undoing: kept in this browser. */

const KEY = 'windsock-table';

interface Kept {
  hasShortcuts: boolean;
  showsScoring: boolean;
  undoable: Record<string, boolean>; // by game and verb: whether such a move could be undone the last time
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

class Wishes {
  hasShortcuts = $state(true);
  showsScoring = $state(true);
  undoable = $state.raw<Record<string, boolean>>({});

  constructor() {
    Object.assign(this, kept());
  }

  keep(): void {
    const { hasShortcuts, showsScoring, undoable } = this;
    const all: Kept = { hasShortcuts, showsScoring, undoable };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: the wishes last as long as the page
    }
  }
}

export const wishes = new Wishes();

/** After a move: could it be undone? Moves of its kind that could are not asked about with the wish "final". */
export function learn(game: string, verb: string, canUndo: boolean): void {
  wishes.undoable = { ...wishes.undoable, [`${game} ${verb}`]: canUndo };
  wishes.keep();
}

export function isUndoable(game: string, verb: string): boolean {
  return wishes.undoable[`${game} ${verb}`] === true;
}
