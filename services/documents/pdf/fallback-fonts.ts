import anyAscii from 'any-ascii';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createLogger } from '../../platform/logger';

/** Replacements for characters that most fonts lack. */
const simpler: Readonly<Record<string, string>> = {
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—', '\u2043': '-', '\u2212': '–' },
  ...{ '\u2190': '<-', '\u2192': '->', '\u21d2': '=>', '\u2194': '<->', '\u2009': ' ' },
  ...{ '\u2007': '\u00a0', '\u202f': '\u00a0', '\u2028': '\n', '\u2029': '\n' },
};
/** Characters that are not drawn: joiners, zero-width spaces and direction marks. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]/gu;
/** Characters that are handled by the layout: line breaks, tabs and soft hyphens. */
const layout = /[\n\t\u00ad]/;
const scripts = ['Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai'] as const;
const scriptPatterns = scripts.map((name) => ({
  name,
  pattern: new RegExp(`\\p{Script=${name}}`, 'u'),
}));

export interface DrawableText {
  text: string;
  /** Names of the scripts whose characters are missing in all fonts; never contains the characters themselves. */
  lacking: string[];
}

/**
 * Prepares a text for drawing: composes it (NFC), replaces missing characters by simpler ones, and transliterates other
 * scripts to Latin letters. `has` checks whether the fonts contain a character.
 */
export function toDrawableText(text: string, has: (letter: string) => boolean): DrawableText {
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

/** pdfkit's internal font object. */
interface Face {
  ascender: number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

interface TextOptions {
  width?: number | null;
  lineWidth?: number;
  align?: string;
  baseline?: unknown;
  textWidth?: number | undefined;
  wordCount?: number | undefined;
  features?: unknown;
}

/** pdfkit's internal methods for text layout, which its types lack. */
interface TextMachine {
  _font: Face;
  _fontSize: number;
  _text(text: string, ...others: unknown[]): unknown;
  _fragment(text: string, x: number, y: number, options: TextOptions): void;
  widthOfString(text: string, options?: TextOptions): number;
}

interface Run {
  face: Face;
  text: string;
}

/** Noto Sans (OFL 1.1) by the subsets of its package. Only the subsets a text needs are read and embedded. */
type Part = 'cyrillic' | 'cyrillic-ext' | 'greek' | 'greek-ext' | 'latin-ext' | 'vietnamese';

const { resolve } = createRequire(import.meta.url);
const logger = createLogger();

/**
 * Adds fallback fonts to a document: Greek, Cyrillic and extended Latin letters are drawn in Noto Sans. Letters missing
 * there are transliterated to ASCII, and a warning with the names of their scripts is logged once per document.
 */
export function addFallbackFonts(doc: PDFKit.PDFDocument): void {
  const machine = doc as unknown as TextMachine;
  const faces = new Map<Part, Face>();
  const known = new Map<string, Face | null>();
  let hasLogged = false;

  const load = (part: Part): Face => {
    const face = faces.get(part);
    if (face) return face;
    const home = machine._font;
    const file = resolve(`@fontsource/noto-sans/files/noto-sans-${part}-400-normal.woff`);
    doc.registerFont(`noto-${part}`, readFileSync(file));
    doc.font(`noto-${part}`);
    const loaded = machine._font;
    machine._font = home;
    faces.set(part, loaded);
    return loaded;
  };
  const faceOf = (letter: string): Face | null => {
    const home = machine._font;
    if (hasLetter(home, letter)) return home;
    if (!/\p{L}|\p{M}|\p{N}|\p{S}|\p{P}/u.test(letter)) return null;
    const other = known.get(letter);
    if (other !== undefined) return other;
    const part = partsFor(letter).find((name) => hasLetter(load(name), letter));
    const face = part === undefined ? null : load(part);
    known.set(letter, face);
    return face;
  };
  const prepare = (given: unknown): string => {
    const text = given === null || given === undefined ? '' : String(given as string);
    // The shop's fonts contain all characters of this pattern, so the text needs no preparation.
    if (/^[\n\u0020-\u007e\u00a0-\u00ff–—„“”‚‘’…€·]*$/.test(text)) return text;
    const { text: shown, lacking } = toDrawableText(text, (letter) => faceOf(letter) !== null);
    if (lacking.length > 0 && !hasLogged) {
      hasLogged = true;
      logger.warn('A document transliterates characters that its fonts do not contain', {
        scripts: lacking,
      });
    }
    return shown;
  };
  const runsOf = (text: string): Run[] => {
    const runs: Run[] = [];
    for (const letter of text) {
      const face = faceOf(letter) ?? machine._font;
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  };

  const home = {
    text: machine._text.bind(doc),
    fragment: machine._fragment.bind(doc),
    width: machine.widthOfString.bind(doc),
  };
  const inFace = <Value>(face: Face, work: () => Value): Value => {
    const before = machine._font;
    machine._font = face;
    try {
      return work();
    } finally {
      machine._font = before;
    }
  };
  machine._text = (text, ...others) => home.text(prepare(text), ...others);
  machine.widthOfString = (text, options) => {
    const runs = runsOf(prepare(text));
    if (runs.length < 2 && (runs[0]?.face ?? machine._font) === machine._font)
      return home.width(runs[0]?.text ?? '', options);
    return runs.reduce(
      (sum, run) => sum + inFace(run.face, () => home.width(run.text, options)),
      0,
    );
  };
  machine._fragment = (given, x, y, options) => {
    const text = given.replaceAll('\n', '');
    const runs = runsOf(text);
    if (runs.every(({ face }) => face === machine._font))
      return home.fragment(given, x, y, options);
    const { width, lineWidth = 0, align, ...others } = options;
    const shown = text.trimEnd();
    const free = width && lineWidth ? lineWidth - machine.widthOfString(shown, others) : 0;
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    // All runs of a line share the baseline of the shop's font.
    const baseline = -(machine._font.ascender * machine._fontSize) / 1000;
    for (const { face, text: piece } of runs) {
      const own = { ...others, baseline, textWidth: undefined, wordCount: undefined };
      inFace(face, () => {
        home.fragment(piece, left, y, own);
        left += home.width(piece, others);
      });
    }
  };
}

function hasLetter({ font }: Face, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/**
 * Returns the font subsets that may contain a letter, the most likely first, because checking a subset requires reading
 * its file.
 */
function partsFor(letter: string): readonly Part[] {
  if (/\p{Script=Greek}/u.test(letter)) return ['greek', 'greek-ext'];
  if (/\p{Script=Cyrillic}/u.test(letter)) return ['cyrillic', 'cyrillic-ext'];
  if (/\p{Script=Latin}|\p{Script=Inherited}|\p{Sc}/u.test(letter))
    return ['vietnamese', 'latin-ext'];
  return [];
}
