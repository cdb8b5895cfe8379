/** Notice of one's turn: by the browser when the page is out of sight, and in the title of its tab. */

import { settings } from '../lib/settings.svelte';

/** Tell of one's turn, if the reader looks elsewhere and wanted to be told. */
export function notify(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || !settings.has_notices) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones allow notices only to service workers: the title of the tab has to do
  }
}

/** Flash the title while the page is out of sight. Returns how to stop. */
export function flash(plain: string, calling: string): () => void {
  let isCalling = true;
  document.title = calling;
  const timer = setInterval(() => {
    isCalling = !isCalling || document.visibilityState === 'visible';
    document.title = isCalling ? calling : plain;
  }, 1200);
  return () => {
    clearInterval(timer);
    document.title = plain;
  };
}
