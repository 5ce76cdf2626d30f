import { toSafeHref } from '@/domain/content/content-text';

/** Matches the start of an HTML tag; `<https://…>` and link targets in angle brackets are no tags. */
const tag = /(?<!\]\(\s{0,9})<(?=[a-z/!?])(?!(?:https?|mailto|tel):)/gi;
const inlineTarget = /(\]\(\s{0,9}<?)([^)\s>]{1,2000})/g;
const definedTarget = /^( {0,3}\[[^\]\n]{1,200}\]:\s{0,9}<?)([^\s>]{1,2000})/gm;

/** Makes Markdown safe to render: HTML tags become text, and links with an unsafe target become `#`. */
export function removeUnsafeMarkdown(markdown: string): string {
  return markdown
    .replace(tag, '&lt;')
    .replace(inlineTarget, leadNowhereElse)
    .replace(definedTarget, leadNowhereElse);
}

function leadNowhereElse(all: string, before: string, target: string): string {
  return toSafeHref(decoded(target)) === null ? `${before}#` : all;
}

/**
 * Decodes character references as a renderer would, so that "java&#115;cript:" and "javascript&colon;" are recognized
 * as the same target.
 */
function decoded(target: string): string {
  return target
    .replace(/&#x?([\da-f]{1,6});?/gi, (entity, digits: string) => {
      const code = Number.parseInt(digits, /^&#x/i.test(entity) ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(?:colon|tab|newline);/gi, (entity) => (/colon/i.test(entity) ? ':' : ''));
}

/** Escapes the text of a table cell and puts it on one line. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** Formats a table; empty without rows. */
export function formatMarkdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a heading on one line. */
export function formatMarkdownHeading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').trim()}`;
}

/** Joins the parts with blank lines; null, false and empty parts are omitted. */
export function formatMarkdownParagraphs(parts: readonly (string | null | false)[]): string {
  return `${parts.filter((part) => part !== null && part !== false && part !== '').join('\n\n')}\n`;
}

const siteLinkTarget = /(\]\(\s*<?)(\/(?![/\\])[^)\s>]*)/g;

/** Makes links to this site absolute and adds the language to pages, but not to images and files. */
export function toAbsoluteLinks(markdown: string, siteUrl: string, language: string): string {
  return markdown.replace(
    siteLinkTarget,
    (_link, before: string, path: string) =>
      `${before}${siteUrl}${/^\/(media|uploads|downloads)\//.test(path) ? '' : `/${language}`}${path}`,
  );
}
