/** What was agreed for those who are away. */

import type { MatchInfo } from '../contract/protocol';
import { span } from '../lib/time';
import { botName, t } from '../lib/words.svelte';

export function patienceText({ clock, patience, stand_in }: Pick<MatchInfo, 'clock' | 'patience' | 'stand_in'>): string {
  const bot = botName(stand_in);
  if (clock) return t('web-table-patience-clock', { bot });
  return patience === null ? t('web-table-patience-never') : t('web-table-patience', { time: span(patience), bot });
}
