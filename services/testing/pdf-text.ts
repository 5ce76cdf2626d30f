import { inflateSync } from 'node:zlib';

export interface PdfText {
  /** The text as copied from a PDF viewer: one line of text per printed line. */
  text: string;
  pages: number;
  /** The document's objects without streams. */
  raw: string;
}

interface Piece {
  x: number;
  y: number;
  text: string;
}

/**
 * Extracts the text of a PDF made by pdfkit with embedded fonts: glyphs by each font's ToUnicode table, lines by their
 * position on the page. Pieces of one line are separated by a space, even when adjacent.
 */
export function parsePdfText(bytes: Uint8Array): PdfText {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-1.')) throw new Error('This is no PDF');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map((match) => [
      Number(match[1]),
      match[2] ?? '',
    ]),
  );
  const get = (id: string | undefined) => objects.get(Number(id)) ?? '';
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));

  const texts = pages.map((page) => {
    const resources = get(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
        const unicode = /\/ToUnicode (\d+) 0 R/.exec(get(id))?.[1];
        return [name ?? '', readUnicode(streamOf(get(unicode)))];
      }),
    );
    const content = streamOf(get(/\/Contents (\d+) 0 R/.exec(page)?.[1]));
    assertMarks(content);
    return readLines(content, fonts);
  });
  const raw = [...objects.values()]
    .map((object) => object.replace(/stream\n[\s\S]*/, ''))
    .join('\n');
  return { text: texts.join('\n'), pages: pages.length, raw };
}

/**
 * Asserts that marked content is balanced and not nested, that all text is in marked content (screen readers would read
 * other text on every page), and that no glyph is the box for a missing character.
 */
function assertMarks(content: string): void {
  let isOpen = false;
  for (const line of content.split('\n')) {
    if (/ (?:BDC|BMC)$/.test(line)) {
      if (isOpen) throw new Error('A mark begins inside of another one');
      isOpen = true;
    } else if (line === 'EMC') {
      if (!isOpen) throw new Error('A mark ends that did not begin');
      isOpen = false;
    } else if (line.endsWith(' TJ')) {
      if (!isOpen) throw new Error('A word is outside all marked content');
      if (/<(?:[0-9a-f]{4})*?0000/.test(line)) throw new Error('A letter is missing in its face');
    }
  }
  if (isOpen) throw new Error('A mark does not end on its page');
}

function streamOf(object: string): string {
  const begin = object.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const body = object.slice(begin, begin + length);
  const isPacked = object.slice(0, begin).includes('/FlateDecode');
  return isPacked ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1') : body;
}

/** Maps glyph numbers to characters. */
function readUnicode(table: string): string[] {
  const letters: string[] = [];
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = codes.split(' ').map((code) => Number.parseInt(code, 16));
      letters[Number.parseInt(from, 16) + index] = String.fromCharCode(...units);
    }
  }
  return letters;
}

function readLines(content: string, fonts: ReadonlyMap<string, string[]>): string {
  const pieces: Piece[] = [];
  let letters: string[] = [];
  let place = { x: 0, y: 0 };
  for (const line of content.split('\n')) {
    const at = /^1 0 (?:\S+) 1 (\S+) (\S+) Tm$/.exec(line);
    const font = /^\/(F\d+) \S+ Tf$/.exec(line);
    const shown = /^\[(.*)\] TJ$/.exec(line);
    if (at) place = { x: Number(at[1]), y: Number(at[2]) };
    if (font) letters = fonts.get(font[1] ?? '') ?? [];
    if (shown) pieces.push({ ...place, text: readGlyphs(shown[1] ?? '', letters) });
  }
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const height = Math.round(piece.y);
    lines.set(height, [...(lines.get(height) ?? []), piece]);
  }
  return [...lines]
    .sort(([a], [b]) => b - a)
    .map(([, line]) => joined(line.sort((a, b) => a.x - b.x)))
    .join('\n');
}

function joined(line: readonly Piece[]): string {
  return line.map(({ text }) => text.trim()).join(' ');
}

function readGlyphs(shown: string, letters: readonly string[]): string {
  return [...shown.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('');
}
