import { toSafeHref } from '@/domain/content/content-text';

/** A tag, or what would be one; `<https://…>` is a link, and so is a target in angle brackets. */
const tag = /(?<!\]\(\s{0,9})<(?=[a-z/!?])(?!(?:https?|mailto|tel):)/gi;
const inlineTarget = /(\]\(\s{0,9}<?)([^)\s>]{1,2000})/g;
const definedTarget = /^( {0,3}\[[^\]\n]{1,200}\]:\s{0,9}<?)([^\s>]{1,2000})/gm;

/** A Markdown text as nobody can be harmed by who shows it: tags are words, and links lead where a page's own may lead. */
export function removeUnsafeMarkdown(markdown: string): string {
  return markdown
    .replace(tag, '&lt;')
    .replace(inlineTarget, leadNowhereElse)
    .replace(definedTarget, leadNowhereElse);
}

function leadNowhereElse(all: string, before: string, target: string): string {
  return toSafeHref(decoded(target)) === null ? `${before}#` : all;
}

/** "java&#115;cript:" and "javascript&colon;" are the same address to who shows it. */
function decoded(target: string): string {
  return target
    .replace(/&#x?([\da-f]{1,6});?/gi, (entity, digits: string) => {
      const code = Number.parseInt(digits, /^&#x/i.test(entity) ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(?:colon|tab|newline);/gi, (entity) => (/colon/i.test(entity) ? ':' : ''));
}

/** A cell of a Markdown table: on one line, and no text of it begins another cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** A table; empty without rows. */
export function formatMarkdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A heading, whatever its text: on one line. */
export function formatMarkdownHeading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').trim()}`;
}

/** Parts of a text with an empty line between them; empty ones and null are left out. */
export function formatMarkdownParagraphs(parts: readonly (string | null | false)[]): string {
  return `${parts.filter((part) => part !== null && part !== false && part !== '').join('\n\n')}\n`;
}

const siteLinkTarget = /(\]\(\s*<?)(\/(?![/\\])[^)\s>]*)/g;

/** A Markdown text whose links into this site are whole: pages get their language, pictures and files do not. */
export function toAbsoluteLinks(markdown: string, siteUrl: string, language: string): string {
  return markdown.replace(
    siteLinkTarget,
    (_link, before: string, path: string) =>
      `${before}${siteUrl}${/^\/(media|uploads|downloads)\//.test(path) ? '' : `/${language}`}${path}`,
  );
}
