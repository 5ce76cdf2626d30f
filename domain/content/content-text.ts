/** What a short formatted text may be made of; links carry an address that was found safe. */
export type TextNode =
  | string
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'br'; children: readonly TextNode[] }
  | { tag: 'a'; href: string; children: readonly TextNode[] };

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** An address a text may link to: this site's paths and anchors, web, mail and phone. Null for everything else, such as javascript: and //host. */
export function toSafeHref(href: string): string | null {
  // Browsers leave out tabs and line breaks: "/\t/host" is "//host" to them.
  const trimmed = href.replace(/[\t\n\r]/g, '').trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
  try {
    return schemes.includes(new URL(trimmed).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
};

/** The characters behind the entities editors use; others stay as they are. React escapes the result again. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|([a-z]+));/gi,
    (entity, code: string | undefined, name: string | undefined) => {
      if (code !== undefined)
        return Number(code) > 31 && Number(code) <= 0x10ffff
          ? String.fromCodePoint(Number(code))
          : '';
      return named[name?.toLowerCase() ?? ''] ?? entity;
    },
  );
}

/** Deeper than people write; each level takes a place on the stack of whoever reads it. */
const deepest = 8;
const mark = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const nested = new RegExp(`^((?:${mark}){${deepest}})(?:${mark})+`, 'gm');
const indented = /^([ \t]{40})[ \t]+/gm;
const emphasis = /[*_~]+/g;
/** Stars and lines of one paragraph; nested in each other, hundreds take seconds. */
const mostEmphasis = 400;
const mostLetters = 500_000;

/**
 * A Markdown text that can be read in no time and without end of the stack, whatever somebody put into it: quotes and lists eight deep at
 * most, and no emphasis in a paragraph that is all stars. What people write stays as it is.
 */
export function limitMarkdownDepth(markdown: string): string {
  return markdown
    .slice(0, mostLetters)
    .replace(nested, '$1 ')
    .replace(indented, '$1')
    .split(/(\n[ \t]*\n)/)
    .map((part) =>
      (part.match(emphasis)?.length ?? 0) > mostEmphasis ? part.replace(emphasis, '') : part,
    )
    .join('');
}

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A heading as the end of an address: "Was, wenn er reißt?" is was-wenn-er-reisst. Empty for a text without letters and digits. */
export function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The ids of headings in their order; the second of the same words gets a number. Null where there is nothing to name. */
export function toHeadingIds(texts: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const id = toHeadingId(text);
    if (id === '') return null;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

const wordsPerMinute = 200;

/** Minutes a text in Markdown takes to read, at least one. Addresses of links and pictures are not read. */
export function computeReadingMinutes(markdown: string): number {
  const words = withoutAddresses(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}

/** Each address goes, from `](` to the next `)`; one without an end stays. */
function withoutAddresses(markdown: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = markdown.indexOf('](', from);
    const end = start < 0 ? -1 : markdown.indexOf(')', start + 2);
    if (end < 0) return [...parts, markdown.slice(from)].join(' ');
    parts.push(markdown.slice(from, start));
    from = end + 1;
  }
}

/** What a search engine shows of a description, in letters: more is cut, less is filled with anything. */
export const descriptionLength = { from: 70, to: 160 } as const;

/**
 * A description made of sentences: the first, and of the others, in their order, each that still fits into what search engines show.
 * Empty ones and null are left out.
 */
export function buildDescription(sentences: readonly (string | null)[]): string {
  return sentences
    .flatMap((sentence) => sentence || [])
    .reduce((text, sentence) => {
      const longer = text === '' ? sentence : `${text} ${sentence}`;
      return text === '' || longer.length <= descriptionLength.to ? longer : text;
    }, '');
}
