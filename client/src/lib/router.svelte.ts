/** Which page the address names. `/table/abc#TOKEN` -> { page: 'table', id: 'abc', hash: 'TOKEN' } */
export type Page = 'lobby' | 'new' | 'table' | 'replay' | 'rules' | 'account' | 'confirm' | 'recover' | 'unsubscribe' | 'lost';

export interface Place {
  page: Page;
  id: string; // the match, or the game of the rules
  hash: string; // without the #
}

/** The page, the id and the hash of an address. */
export function placeOf(path: string, hash = ''): Place {
  const [first = '', id = '', more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const place = (page: Page): Place => ({ page, id, hash: decodeURIComponent(hash.replace(/^#/, '')) });
  if (more !== undefined) return place('lost');
  if (first === '') return place('lobby');
  if (!id && isPlain(first)) return place(first);
  if (first === 'rules') return place('rules');
  if (id && (first === 'table' || first === 'replay')) return place(first);
  return place('lost');
}

/** Pages of one word. */
function isPlain(word: string): word is 'new' | 'account' | 'confirm' | 'recover' | 'unsubscribe' {
  return ['new', 'account', 'confirm', 'recover', 'unsubscribe'].includes(word);
}

class Router {
  place = $state<Place>({ page: 'lobby', id: '', hash: '' });

  /** Follow the address bar; called once at the start. */
  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.click(event));
  }

  /** Go to another page of ours. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!this.place.hash) scrollTo(0, 0);
  }

  private read(): void {
    const next = placeOf(location.pathname, location.hash);
    const { page, id, hash } = this.place;
    if (page !== next.page || id !== next.id || hash !== next.hash) this.place = next;
  }

  /** Plain links to our own pages stay in the page; all others are left to the browser. */
  private click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return; // within the page: the browser scrolls
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
