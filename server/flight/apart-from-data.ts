import { type FlightRow, takeFlightOut } from './flight-rows';
import { pointedAt } from './pointed-at';
import { rowsLeft } from './rows-left';
import { saidTwice } from './said-twice';

/** Marks in the page what its data refers to, in the order of the page. */
const saidAttribute = 'data-said';
/** Stands in the place of an element's children: the how manieth mark's inside is theirs. */
const mark = '@';
const naturalMark = /"@\w+"/;

interface PageAndData {
  readonly page: string;
  readonly data: string;
}

/**
 * The page without its data, and the data as one text in which nothing is said that the page's markup says already: the late loader
 * puts it in before the framework reads it. Null when the framework's form is not what is known here: then nothing may be touched.
 */
export function apartFromData(html: string): PageAndData | null {
  const taken = takeFlightOut(html);
  if (taken === null || taken.page.includes(` ${saidAttribute}`)) return null;
  const { page, rows } = taken;
  if (rows.some(({ text }) => naturalMark.test(text))) return null;

  const texts = new Map(
    rows.flatMap(({ id, tag, text }) => (tag === 'T' ? [[id, text] as const] : [])),
  );
  const models = new Map(
    rows.flatMap(({ id, tag, text }) =>
      tag === '' ? [[id, JSON.parse(text) as unknown] as const] : [],
    ),
  );
  const pointed = pointedAt(models);
  if (pointed === null || models.size !== rows.filter(({ tag }) => tag === '').length) return null;
  const found = saidTwice({ models, texts, pointed }, page);
  for (const { element } of found) {
    delete element[3].dangerouslySetInnerHTML;
    element[3].children = mark;
  }
  const left = rowsLeft(rows, ({ id, tag, text }) =>
    tag === '' ? JSON.stringify(models.get(id)) : text,
  );
  const ids = new Set(left.map(({ id }) => id));
  const said = found.filter(({ row }) => ids.has(row));
  const places = [...new Set(said.map(({ at }) => at))].sort((a, b) => a - b);
  for (const { element, at } of said)
    element[3].children = `${mark}${places.indexOf(at).toString(36)}`;
  return { page: marked(page, places), data: dataText(left, models) };
}

function marked(page: string, places: readonly number[]): string {
  const ends = [...places.map((at) => tagNameEnd(page, at)), page.length];
  const pieces = ends.map((end, index) => page.slice(ends[index - 1] ?? 0, end));
  return pieces.join(` ${saidAttribute}`);
}

function tagNameEnd(page: string, at: number): number {
  return at + (/^<\w+/.exec(page.slice(at, at + 20))?.[0].length ?? 0);
}

/** Texts are written as models, which need no length. */
function dataText(rows: readonly FlightRow[], models: ReadonlyMap<string, unknown>): string {
  return rows
    .map(({ id, tag, text }) => {
      if (tag === '') return `${id}:${JSON.stringify(models.get(id))}\n`;
      if (tag !== 'T') return `${id}:${tag}${text}\n`;
      return `${id}:${JSON.stringify(text.startsWith('$') ? `$${text}` : text)}\n`;
    })
    .join('');
}
