import {
  isRscElement,
  type RscElement,
  isStaticElement,
  type RscRows,
  renderStaticMarkup,
} from './static-markup';
import { type RscRow, extractRscRows, filterReferencedRows } from './rsc-rows';

/** A path into a row's model, as the data writes it where the same thing stands a second time. */
const path = /^\$([\da-f]+)((?::\w+)+)$/;
/** A row's model in the place of a value. */
const reference = /^\$L?([\da-f]+)$/;

const elementParts = ['', 'type', 'key', 'props'];

/**
 * Everything that something else in the data points into, all around it included: it has to stay what it is. Null when a path leads
 * nowhere that is known here.
 */
function listReferencedNodes(models: ReadonlyMap<string, unknown>): Set<unknown> | null {
  const around = new Set<unknown>();

  function follow(id: string, names: readonly string[]): boolean {
    let value = models.get(id);
    for (const name of names) {
      while (typeof value === 'string') {
        const row = reference.exec(value)?.[1];
        if (row === undefined) return false;
        value = models.get(row);
      }
      if (typeof value !== 'object' || value === null) return false;
      around.add(value);
      const key = isRscElement(value) ? String(elementParts.indexOf(name)) : name;
      value = (value as Record<string, unknown>)[key];
    }
    return value !== undefined;
  }

  function look(value: unknown): boolean {
    if (typeof value === 'string') {
      const [, id = '', names = ''] = path.exec(value) ?? [];
      return id === '' || follow(id, names.slice(1).split(':'));
    }
    return typeof value !== 'object' || value === null || Object.values(value).every(look);
  }

  return [...models.values()].every(look) ? around : null;
}

/** Less than this is sooner said again than referred to. */
const shortest = 40;

/** An element of a page's data whose markup stands in the page word for word, and where. */
interface DuplicateMarkup {
  readonly element: RscElement;
  readonly at: number;
  /** The row it stands in. */
  readonly row: string;
}

interface Data extends RscRows {
  /** What something else in the data points into. */
  readonly pointed: ReadonlySet<unknown>;
}

/**
 * The largest elements of a page's data that only show and stand in its markup exactly as React writes them, and scripts that stand in it
 * with their text alone.
 */
function findDuplicateMarkup({ texts, models, pointed }: Data, page: string): DuplicateMarkup[] {
  const markup = withoutTexts(page);
  const said: DuplicateMarkup[] = [];

  function visit(value: unknown, row: string): void {
    if (typeof value !== 'object' || value === null) return;
    const at = isRscElement(value) && !pointed.has(value) ? placeOf(value) : -1;
    if (at === -1) Object.values(value).forEach((each) => visit(each, row));
    else said.push({ element: value as RscElement, at, row });
  }

  function placeOf(element: RscElement): number {
    const script = scriptText(element, texts);
    if (script !== null) return page.indexOf(`<script>${script}</script>`);
    if (lengthInside(element) < shortest) return -1;
    const html = isStaticElement(element) ? renderStaticMarkup(element, { texts, models }) : null;
    return html === null ? -1 : markup.indexOf(html);
  }

  models.forEach((model, row) => visit(model, row));
  return said;
}

/** The text of a script with no attribute; null for any other element. */
function scriptText(
  [, tag, , { dangerouslySetInnerHTML: inside, ...rest }]: RscElement,
  texts: RscRows['texts'],
): string | null {
  if (tag !== 'script' || Object.keys(rest).length > 0) return null;
  const written = (inside as { readonly __html?: unknown } | undefined)?.__html;
  if (typeof written !== 'string') return null;
  const text = written.startsWith('$') ? texts.get(written.slice(1)) : written;
  return text === undefined || /<\/?script|<!--/i.test(text) ? null : text;
}

function lengthInside([, , , { children, dangerouslySetInnerHTML }]: RscElement): number {
  return JSON.stringify(children ?? dangerouslySetInnerHTML ?? null).length;
}

/** What stands between these is no element where scripts run. Every place stays where it is. */
function withoutTexts(page: string): string {
  return page.replace(/<(noscript|script|style|template)\b[\s\S]*?<\/\1>/g, (text) =>
    ' '.repeat(text.length),
  );
}

/** Marks in the page what its data refers to, in the order of the page. */
const referenceAttribute = 'data-said';
/** Stands in the place of an element's children: the how manieth mark's inside is theirs. */
const mark = '@';
const naturalMark = /"@\w+"/;

interface PageAndPayload {
  readonly page: string;
  readonly data: string;
}

/**
 * The page without its data, and the data as one text in which nothing is said that the page's markup says already: the late loader
 * puts it in before the framework reads it. Null when the framework's form is not what is known here: then nothing may be touched.
 */
export function splitRscPayload(html: string): PageAndPayload | null {
  const taken = extractRscRows(html);
  if (taken === null || taken.page.includes(` ${referenceAttribute}`)) return null;
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
  const pointed = listReferencedNodes(models);
  if (pointed === null || models.size !== rows.filter(({ tag }) => tag === '').length) return null;
  const found = findDuplicateMarkup({ models, texts, pointed }, page);
  for (const { element } of found) {
    delete element[3].dangerouslySetInnerHTML;
    element[3].children = mark;
  }
  const left = filterReferencedRows(rows, ({ id, tag, text }) =>
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
  return pieces.join(` ${referenceAttribute}`);
}

function tagNameEnd(page: string, at: number): number {
  return at + (/^<\w+/.exec(page.slice(at, at + 20))?.[0].length ?? 0);
}

/** Texts are written as models, which need no length. */
function dataText(rows: readonly RscRow[], models: ReadonlyMap<string, unknown>): string {
  return rows
    .map(({ id, tag, text }) => {
      if (tag === '') return `${id}:${JSON.stringify(models.get(id))}\n`;
      if (tag !== 'T') return `${id}:${tag}${text}\n`;
      return `${id}:${JSON.stringify(text.startsWith('$') ? `$${text}` : text)}\n`;
    })
    .join('');
}
