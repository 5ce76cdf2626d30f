import anyAscii from 'any-ascii';

/** Signs most faces lack, in signs that all have. */
const simpler: Readonly<Record<string, string>> = {
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—', '\u2043': '-', '\u2212': '–' },
  ...{ '\u2190': '<-', '\u2192': '->', '\u21d2': '=>', '\u2194': '<->', '\u2009': ' ' },
  ...{ '\u2007': '\u00a0', '\u202f': '\u00a0', '\u2028': '\n', '\u2029': '\n' },
};
/** What is never drawn: it parts or joins letters, or says in which direction they run. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]/gu;
/** Line ends, tabs and the soft hyphen are for who sets the lines. */
const layout = /[\n\t\u00ad]/;
const scripts = ['Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai'] as const;
const scriptPatterns = scripts.map((name) => ({
  name,
  pattern: new RegExp(`\\p{Script=${name}}`, 'u'),
}));

export interface PaperLetters {
  text: string;
  /** The scripts of letters that no face has; never the letters. */
  lacking: string[];
}

/**
 * A text as a paper can show it: composed (NFC), with simpler signs for those a face lacks, and letters of other scripts in Latin ones
 * as nearly as they can be written. `has` says which letters the faces have.
 */
export function paperLetters(text: string, has: (letter: string) => boolean): PaperLetters {
  const lacking = new Set<string>();
  const shown = [...text.normalize('NFC').replace(invisible, '')].map((letter) => {
    if (layout.test(letter) || has(letter)) return letter;
    const simple = simpler[letter];
    if (simple !== undefined) return simple;
    lacking.add(scriptPatterns.find(({ pattern }) => pattern.test(letter))?.name ?? 'other');
    return [...anyAscii(letter)].filter(has).join('') || (/\p{M}/u.test(letter) ? '' : '?');
  });
  return { text: shown.join(''), lacking: [...lacking] };
}
