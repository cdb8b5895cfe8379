/** What the reader chose: kept in this browser, applied to the page. */
import { LANGUAGES } from '../contract/languages';

export type Language = keyof typeof LANGUAGES;
export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'always' | 'final' | 'never';
export type Motion = 'system' | 'full' | 'none';

interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  has_notices: boolean; // of one's turn, by the browser
  confirm: Confirm; // ask before a move is played: each, those that cannot be undone, none
}

const KEY = 'windsock-settings';

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we speak. */
export function languageOf(codes: readonly string[]): Language {
  return codes.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  has_notices = $state(false);
  confirm = $state<Confirm>('always');
  private isSystemDark = $state(false);
  private isSystemCalm = $state(false);

  isDark = $derived(this.theme === 'system' ? this.isSystemDark : this.theme === 'dark');
  isCalm = $derived(this.motion === 'system' ? this.isSystemCalm : this.motion === 'none');

  /** Read what was kept and follow the system; called once at the start. */
  start(): void {
    const { language, ...others } = kept();
    Object.assign(this, others);
    this.language = language && isLanguage(language) ? language : languageOf(navigator.languages);
    follow('(prefers-color-scheme: dark)', (is) => (this.isSystemDark = is));
    follow('(prefers-reduced-motion: reduce)', (is) => (this.isSystemCalm = is));
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.lang = this.language;
        root.dataset.theme = this.isDark ? 'dark' : 'light';
        root.dataset.motion = this.isCalm ? 'none' : 'full';
      });
      $effect(() => this.keep());
    });
  }

  /** To be told of one's turn, if the browser gives leave. */
  async wishNotices(wants: boolean): Promise<void> {
    this.has_notices = wants && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  }

  private keep(): void {
    const { language, theme, motion, has_notices, confirm } = this;
    const chosen: Chosen = { language, theme, motion, has_notices, confirm };
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // a browser that keeps nothing: the choice lasts as long as the page
    }
  }
}

function follow(query: string, tell: (is: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

export const settings = new Settings();
