/** Line ends of every system. */
export const lineEnd = /\r\n|\r|\n|\u2028|\u2029/;

/** A line as the quick order writes it itself. */
export function writeLine(article: string, amount: string | number): string {
  return amount === '' ? article : `${article}  ${amount}`;
}

/** Replaces one line, counted from 1; the others stay as they are. A line that does not exist changes nothing. */
export function replaceLine(text: string, line: number, next: string): string {
  return text
    .split(lineEnd)
    .map((known, at) => (at === line - 1 ? next : known))
    .join('\n');
}

/** Takes lines out, counted from 1; the others stay as they are. */
export function removeLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split(lineEnd)
    .filter((_, at) => !lines.has(at + 1))
    .join('\n');
}

/** Adds lines at the end, in the place of empty ones. Empty cells at the end of a row stay: they are the row's. */
export function appendLines(text: string, lines: readonly string[]): string {
  const known = text.split(lineEnd);
  const last = known.findLastIndex((line) => line.trim() !== '');
  return [...known.slice(0, last + 1), ...lines].join('\n');
}
