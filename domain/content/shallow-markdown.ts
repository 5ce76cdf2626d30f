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
export function shallowMarkdown(markdown: string): string {
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
