/** A row of a page's RSC payload: a JSON model, a tagged JSON value, or a plain text. */
export interface RscRow {
  readonly id: string;
  readonly tag: string;
  readonly text: string;
}

const push = /<script>self\.__next_f\.push\((\[[^<]*\])\)<\/script>/g;
const startMarker = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** Matches the tags of rows that contain JSON or nothing: models, client modules, hints, async lists and their ends. */
const jsonTag = /^(?:I|H[A-Z]|[xXC])?$/;
const tagAndJson = /^([A-Z]*)([\s\S]*)$/;

interface ExtractedRows {
  /** The page without its RSC payload. */
  readonly page: string;
  readonly rows: readonly RscRow[];
}

/** Separates a page from its RSC payload; null when the payload has an unexpected format. */
export function extractRscRows(html: string): ExtractedRows | null {
  const pieces = [...html.matchAll(push)].map(([, json = '']) => JSON.parse(json) as unknown[]);
  const texts = pieces.flatMap(([kind, text]) =>
    kind === 1 && typeof text === 'string' ? [text] : [],
  );
  const page = html.replace(startMarker, '').replace(push, '');
  if (texts.length === 0 || texts.length !== pieces.length || page.includes('self.__next_f'))
    return null;
  const rows = readRows(Buffer.from(texts.join('')));
  return rows && { page, rows };
}

/** Parses the rows of the RSC payload; null when a row is of an unknown kind. */
function readRows(bytes: Buffer): RscRow[] | null {
  const rows: RscRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (colon === -1 || !/^[\da-f]*$/.test(id)) return null;
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      // The length of a text row is in bytes.
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      if (comma === -1 || !(end <= bytes.length)) return null;
      rows.push({ id, tag: 'T', text: bytes.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      const [, tag = '', text = ''] =
        tagAndJson.exec(bytes.toString('utf8', colon + 1, end === -1 ? undefined : end)) ?? [];
      if (end === -1 || !jsonTag.test(tag)) return null;
      rows.push({ id, tag, text });
      at = end + 1;
    }
  }
  return rows;
}

/**
 * Match references to a row: its id (`$5b`), or its id after a type marker (`$L5b`, `$@24`), with or without a path.
 */
const names = [/"\$([\da-f]+)[":]/g, /"\$[A-Za-z@]([\da-f]+)[":]/g];

/**
 * Returns the rows that other rows reference, and those needed without a reference: root, hints and modules. `textNow`
 * returns the current text of a row.
 */
export function filterReferencedRows(
  rows: readonly RscRow[],
  textNow: (row: RscRow) => string,
): RscRow[] {
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
