/** Node of a short formatted text; links have a validated URL. */
export type TextNode =
  | string
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'br'; children: readonly TextNode[] }
  | { tag: 'a'; href: string; children: readonly TextNode[] };

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Validates a link URL: paths and anchors of this site, http(s), mail and phone are allowed. Null for everything else,
 * such as javascript: and //host.
 */
export function toSafeHref(href: string): string | null {
  // Browsers ignore tabs and line breaks in URLs: they read "/\t/host" as "//host".
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

/**
 * Decodes numeric HTML entities and the named ones that editors use; other entities stay unchanged. React escapes the
 * result when it renders it.
 */
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

/** Maximum nesting depth; each level uses stack space of the parser. */
const deepest = 8;
const mark = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const nested = new RegExp(`^((?:${mark}){${deepest}})(?:${mark})+`, 'gm');
const indented = /^([ \t]{40})[ \t]+/gm;
const emphasis = /[*_~]+/g;
/** Maximum number of emphasis marks per paragraph; the parser needs seconds for hundreds of nested ones. */
const maxEmphasis = 400;
const maxLetters = 500_000;

/**
 * Limits Markdown so that it can be parsed quickly and without stack overflow, whatever the input: quotes and lists are
 * at most eight levels deep, and paragraphs with excessive emphasis marks lose their emphasis. Normal text stays
 * unchanged.
 */
export function limitMarkdownDepth(markdown: string): string {
  return markdown
    .slice(0, maxLetters)
    .replace(nested, '$1 ')
    .replace(indented, '$1')
    .split(/(\n[ \t]*\n)/)
    .map((part) =>
      (part.match(emphasis)?.length ?? 0) > maxEmphasis ? part.replace(emphasis, '') : part,
    )
    .join('');
}

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Converts a heading to an anchor id: "Was, wenn er reißt?" becomes was-wenn-er-reisst. Empty for a text without
 * letters and digits.
 */
export function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the ids of headings in order; duplicates get a number. Null for headings without letters and digits. */
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

/** Estimates the reading time of a Markdown text in minutes, at least one. URLs of links and images do not count. */
export function computeReadingMinutes(markdown: string): number {
  const words = withoutAddresses(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}

/** Removes the URLs of Markdown links and images, from `](` to the next `)`. A URL without `)` stays. */
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

/** Length in characters of a meta description: search engines cut longer ones and may replace shorter ones. */
export const descriptionLength = { from: 70, to: 160 } as const;

/**
 * Builds a meta description: the first sentence plus each further sentence, in order, that still fits into the maximum
 * length. Empty strings and null are skipped.
 */
export function buildDescription(sentences: readonly (string | null)[]): string {
  return sentences
    .flatMap((sentence) => sentence || [])
    .reduce((text, sentence) => {
      const longer = text === '' ? sentence : `${text} ${sentence}`;
      return text === '' || longer.length <= descriptionLength.to ? longer : text;
    }, '');
}
