import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** An element in the RSC payload: marker, tag, key and props. */
export type RscElement = ['$', string, string | null, Record<string, unknown>, ...unknown[]];

/**
 * Matches the tags of static elements. Excludes form fields, whose contents React controls; stylesheets, scripts and
 * head elements, which React moves; and elements whose contents are not parsed as page elements.
 */
const shows =
  /^(?:[abipqsu]|abbr|address|article|aside|bdi|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|footer|h[1-6]|header|hr|img|ins|kbd|li|main|mark|nav|ol|picture|pre|samp|section|small|source|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|ul|var|wbr|svg|circle|ellipse|g|line|path|polygon|polyline|rect|text|tspan|defs|use)$/;

/** Rows of an RSC payload by id. */
export interface RscRows {
  readonly texts: ReadonlyMap<string, string>;
  readonly models: ReadonlyMap<string, unknown>;
}

/** Matches a reference to a separate row, which stands in place of a large value. */
const rowName = /^\$L?([\da-f]+)$/;

/** True for an element whose tag is static markup. */
export function isStaticElement(value: unknown): value is RscElement {
  return isRscElement(value) && shows.test(value[1]);
}

export function isRscElement(value: unknown): value is RscElement {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4;
}

/**
 * Returns the markup that React renders for an element of static tags and texts; null for an element with interactive
 * parts.
 */
export function renderStaticMarkup(element: RscElement, rows: RscRows): string | null {
  const node = still(element, rows);
  return node === lives ? null : renderToString(node);
}

const lives = Symbol('lives');
type Still = ReactNode | typeof lives;

function still(value: unknown, rows: RscRows): Still {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    const [, id = ''] = rowName.exec(value) ?? [];
    return rows.models.has(id) ? still(rows.models.get(id), rows) : (toText(value, rows) ?? lives);
  }
  if (!Array.isArray(value)) return lives;
  if (!isRscElement(value)) return allStill(value, rows);
  const [, tag, , { children, ...own }] = value;
  const inside = still(children ?? null, rows);
  if (isFragment(tag, rows))
    return inside === lives ? lives : createElement(Fragment, null, inside);
  if (typeof tag !== 'string' || !shows.test(tag)) return lives;
  const attributes = stillAttributes(own, rows);
  if (inside === lives || attributes === null) return lives;
  // React distinguishes missing children from children that render nothing.
  return children === undefined
    ? createElement(tag, attributes)
    : createElement(tag, attributes, inside);
}

/** True for a React fragment, which renders no tag. */
function isFragment(tag: unknown, { models }: RscRows): boolean {
  return (
    typeof tag === 'string' && tag[0] === '$' && models.get(tag.slice(1)) === '$Sreact.fragment'
  );
}

function allStill(values: readonly unknown[], rows: RscRows): Still {
  const nodes = values.map((value) => still(value, rows));
  if (nodes.includes(lives)) return lives;
  return createElement(Fragment, null, ...(nodes as ReactNode[]));
}

function stillAttributes(
  attributes: Record<string, unknown>,
  rows: RscRows,
): Record<string, unknown> | null {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') {
      if (value === '$undefined') continue;
      const text = toText(value, rows);
      if (text === null) return null;
      result[name] = text;
    } else if (isPlainObject(value)) result[name] = value;
    else if ((name === 'style' || name === 'dangerouslySetInnerHTML') && isRecord(value)) {
      const inside = stillAttributes(value, rows);
      if (inside === null) return null;
      result[name] = inside;
    } else return null;
  }
  return result;
}

function isPlainObject(value: unknown): boolean {
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the text of a string in the payload; null for a reference to anything but a text row. The payload prefixes
 * references with a dollar sign, and a text that begins with a dollar sign with a second one.
 */
function toText(value: string, rows: RscRows): string | null {
  if (!value.startsWith('$')) return value;
  return value.startsWith('$$') ? value.slice(1) : (rows.texts.get(value.slice(1)) ?? null);
}
