import {
  isRscElement,
  type RscElement,
  isStaticElement,
  type RscRows,
  renderStaticMarkup,
} from './static-markup';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { type RscRow, extractRscRows, filterReferencedRows } from './rsc-rows';

/** Matches a path into a row's model, which the payload contains in place of a repeated value. */
const path = /^\$([\da-f]+)((?::\w+)+)$/;
/** Matches a reference to a row's model, which stands in place of a value. */
const reference = /^\$L?([\da-f]+)$/;

const elementParts = ['', 'type', 'key', 'props'];

/**
 * Lists all nodes that other parts of the payload reference, with their ancestors. These nodes must stay unchanged.
 * Null when a path cannot be resolved.
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

  function visit(value: unknown): boolean {
    if (typeof value === 'string') {
      const [, id = '', names = ''] = path.exec(value) ?? [];
      return id === '' || follow(id, names.slice(1).split(':'));
    }
    return typeof value !== 'object' || value === null || Object.values(value).every(visit);
  }

  return [...models.values()].every(visit) ? around : null;
}

/** Minimum length of markup in characters. Replacing shorter markup by a reference saves nothing. */
const shortest = 40;

/** An element of the payload whose markup occurs verbatim in the page, with its position in the page. */
interface DuplicateMarkup {
  readonly element: RscElement;
  readonly at: number;
  /** Id of the row that contains the element. */
  readonly row: string;
}

interface Data extends RscRows {
  /** Nodes that other parts of the payload reference. */
  readonly pointed: ReadonlySet<unknown>;
}

/**
 * Finds the largest static elements of the payload whose markup, as React renders it, occurs in the page, and scripts
 * without attributes whose text occurs in the page.
 */
function findDuplicateMarkup({ texts, models, pointed }: Data, page: string): DuplicateMarkup[] {
  const markup = withoutTexts(page);
  const duplicates: DuplicateMarkup[] = [];

  function visit(value: unknown, row: string): void {
    if (typeof value !== 'object' || value === null) return;
    const at = isRscElement(value) && !pointed.has(value) ? placeOf(value) : -1;
    if (at === -1) Object.values(value).forEach((each) => visit(each, row));
    else duplicates.push({ element: value as RscElement, at, row });
  }

  function placeOf(element: RscElement): number {
    const script = scriptText(element, texts);
    if (script !== null) return page.indexOf(`<script>${script}</script>`);
    if (lengthInside(element) < shortest) return -1;
    const html = isStaticElement(element) ? renderStaticMarkup(element, { texts, models }) : null;
    return html === null ? -1 : markup.indexOf(html);
  }

  models.forEach((model, row) => visit(model, row));
  return duplicates;
}

/** Returns the text of a script without attributes; null for any other element. */
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

/**
 * Replaces scripts, styles, templates and noscript elements, whose contents are not markup while scripts are enabled,
 * by blanks of the same length, so that all positions stay the same.
 */
function withoutTexts(page: string): string {
  return page.replace(/<(noscript|script|style|template)\b[\s\S]*?<\/\1>/g, (text) =>
    ' '.repeat(text.length),
  );
}

/** Attribute that marks the elements of the page that the payload refers to, in page order. */
const referenceAttribute = 'data-rsc';
/**
 * Prefix of the placeholder for the children of an element in the payload. It is followed by the index of the marked
 * element of the page that has the same children.
 */
const mark = '@';
const naturalMark = /"@\w+"/;

interface PageAndPayload {
  readonly page: string;
  readonly data: string;
}

/**
 * Splits a page into the HTML without payload, and the payload without parts that the HTML already contains. The
 * deferred loader restores these parts before Next reads the payload. Null when the page has an unexpected format; the
 * page must then stay unchanged.
 */
export function splitRscPayload(html: string): PageAndPayload | null {
  if (!isFrameworkDetailOn('split-rsc-payload')) return null;
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
  const duplicates = found.filter(({ row }) => ids.has(row));
  const places = [...new Set(duplicates.map(({ at }) => at))].sort((a, b) => a - b);
  for (const { element, at } of duplicates)
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

/** Serializes the rows. Text rows become JSON models, which need no length in bytes. */
function dataText(rows: readonly RscRow[], models: ReadonlyMap<string, unknown>): string {
  return rows
    .map(({ id, tag, text }) => {
      if (tag === '') return `${id}:${JSON.stringify(models.get(id))}\n`;
      if (tag !== 'T') return `${id}:${tag}${text}\n`;
      return `${id}:${JSON.stringify(text.startsWith('$') ? `$${text}` : text)}\n`;
    })
    .join('');
}
