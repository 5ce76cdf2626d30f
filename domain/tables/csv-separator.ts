/** A first line that names the separator for spreadsheets, such as `sep=;`. */
export const separatorLine = /^"?sep=(\t|[^\p{L}\p{N}\s"])"? *$/iu;

/** In the order in which they win where several would do: a comma is a decimal sign as well. */
const separators = ['\t', ';', '|', ','] as const;
/** As many lines show how a file is written. */
const maxProbed = 100;
/** A head may stand below a few lines that say what the table is. */
export const maxAboveHead = 10;
const numeric = /^[+-]?\s*\d[\d.,'’ ]*(?:\s?(?:x|stk|stück|st|pcs)\.?)?$/iu;

/**
 * The separator of a table: the one that makes a known head of one of the first lines; else the one that cuts most lines into equally many
 * cells, with a number among them. What stands in quotes does not count. Null where none does, as in a list of words.
 */
export function separatorOf(
  lines: readonly string[],
  isHead: (cells: readonly string[]) => boolean,
): string | null {
  const probed = lines.filter((line) => line.trim() !== '').slice(0, maxProbed);
  const heads = probed.slice(0, maxAboveHead);
  const byHead = separators.find((one) =>
    heads.some((line) => isHead(splitOutsideQuotes(line, one).map(bare))),
  );
  if (byHead !== undefined) return byHead;
  const scores = separators.map((one) => ({ one, score: scoreOf(probed, one) }));
  const best = scores.reduce((high, next) => (next.score > high.score ? next : high));
  return best.score > 0 ? best.one : null;
}

/** Cuts a line at the separators that stand outside of quoted cells. A quotation mark opens a cell only at its beginning. */
export function splitOutsideQuotes(line: string, separator: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  // What a mark means hangs on what the cell began with: a second one reopens a quoted cell, and is a letter in any other.
  let began: 'not' | 'quoted' | 'bare' = 'not';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
      began = 'not';
    } else if (sign === '"' && began !== 'bare') {
      if (isQuoted) isQuoted = false;
      else isQuoted = began === 'not' || line[at - 1] === '"';
      began = 'quoted';
    } else if (began === 'not' && sign.trim() !== '') began = 'bare';
  }
  cells.push(line.slice(start));
  return cells;
}

/** How many lines have the most usual number of cells, and how many have a number among them; 0 without a single number. */
function scoreOf(lines: readonly string[], separator: string): number {
  const cut = lines
    .map((line) => splitOutsideQuotes(line, separator))
    .filter((cells) => cells.length > 1);
  const counts = new Map<number, number>();
  for (const { length } of cut) counts.set(length, (counts.get(length) ?? 0) + 1);
  const alike = Math.max(0, ...counts.values());
  const numbered = cut.filter((cells) => cells.some((cell) => numeric.test(bare(cell)))).length;
  return numbered === 0 ? 0 : alike + numbered;
}

function bare(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/s, '$1');
}
