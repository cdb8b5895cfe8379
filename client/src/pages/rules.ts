import type { RuleInfo } from '../contract/protocol';

/** Words without capitals and accents, as a search compares them. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The rules in which all words occur: first where the id has them. */
export function found(rules: RuleInfo[], words: string): RuleInfo[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  return rules.filter(({ id, section, text }) => {
    const whole = plain(`${id} ${section} ${text}`);
    return wanted.every((word) => whole.includes(word));
  });
}

export interface Chapter {
  name: string;
  anchor: string;
  rules: RuleInfo[];
}

/** Rules by section, in the order of the catalogue. */
export function sections(rules: RuleInfo[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    let chapter = chapters.get(rule.section);
    if (!chapter) {
      chapter = { name: rule.section, anchor: `section-${rule.id}`, rules: [] };
      chapters.set(rule.section, chapter);
    }
    chapter.rules.push(rule);
  }
  return [...chapters.values()];
}

export interface Piece {
  text: string;
  isMatch: boolean;
  isCode: boolean;
}

/** A text in pieces: what was searched for, what stands in `back quotes`, and the rest. */
export function marked(text: string, words: string): Piece[] {
  const wanted = plain(words).split(/\s+/).filter((word) => word.length > 1);
  return text.split('`').flatMap((part, place): Piece[] => {
    if (place % 2) return [{ text: part, isMatch: false, isCode: true }];
    return split(part, wanted).map(([piece, isMatch]) => ({ text: piece, isMatch, isCode: false }));
  });
}

function split(text: string, wanted: string[]): [string, boolean][] {
  if (plain(text).length !== text.length) return [[text, false]]; // the places of letters would not agree
  const whole = plain(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) isHit.fill(true, at, at + word.length);
  }
  const pieces: [string, boolean][] = [];
  for (const [place, letter] of [...text].entries()) {
    const last = pieces.at(-1);
    if (last && last[1] === isHit[place]) last[0] += letter;
    else pieces.push([letter, isHit[place] ?? false]);
  }
  return pieces;
}
