import type { FlightRow } from './flight-rows';

/** A row by its id alone, or behind the sign of its kind (`$L5b`, `$@24`), with or without a path into it. Both readings count. */
const names = [/"\$([\da-f]+)[":]/g, /"\$[A-Za-z@]([\da-f]+)[":]/g];

/** The rows of a page's data that something still names, and those that nothing ever did: the root, hints and files. */
export function rowsLeft(
  rows: readonly FlightRow[],
  textNow: (row: FlightRow) => string,
): FlightRow[] {
  const everNamed = namedIn(rows.map(({ text }) => text));
  let left = [...rows];
  for (;;) {
    const named = namedIn(left.map(textNow));
    const next = left.filter(
      ({ id, tag }) => named.has(id) || !everNamed.has(id) || (tag !== '' && tag !== 'T'),
    );
    if (next.length === left.length) return left;
    left = next;
  }
}

function namedIn(texts: readonly string[]): Set<string> {
  const all = texts.join('\n');
  return new Set(names.flatMap((name) => [...all.matchAll(name)].map(([, id = '']) => id)));
}
