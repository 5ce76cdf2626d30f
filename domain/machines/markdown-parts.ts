/** A cell of a Markdown table: on one line, and no text of it begins another cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** A table; empty without rows. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A heading, whatever its text: on one line. */
export function headingLine(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').trim()}`;
}

/** Parts of a text with an empty line between them; empty ones and null are left out. */
export function paragraphs(parts: readonly (string | null | false)[]): string {
  return `${parts.filter((part) => part !== null && part !== false && part !== '').join('\n\n')}\n`;
}

const target = /(\]\(\s*<?)(\/(?![/\\])[^)\s>]*)/g;

/** A Markdown text whose links into this site are whole: pages get their language, pictures and files do not. */
export function wholeLinks(markdown: string, siteUrl: string, language: string): string {
  return markdown.replace(
    target,
    (_link, before: string, path: string) =>
      `${before}${siteUrl}${/^\/(media|uploads|downloads)\//.test(path) ? '' : `/${language}`}${path}`,
  );
}
