import {
  type FlightElement,
  isElement,
  isShown,
  type KnownRows,
  stillMarkup,
} from './still-element';

/** Less than this is sooner said again than referred to. */
const shortest = 40;

/** An element of a page's data whose markup stands in the page word for word, and where. */
export interface Said {
  readonly element: FlightElement;
  readonly at: number;
  /** The row it stands in. */
  readonly row: string;
}

interface Data extends KnownRows {
  /** What something else in the data points into. */
  readonly pointed: ReadonlySet<unknown>;
}

/**
 * The largest elements of a page's data that only show and stand in its markup exactly as React writes them, and scripts that stand in it
 * with their text alone.
 */
export function saidTwice({ texts, models, pointed }: Data, page: string): Said[] {
  const markup = withoutTexts(page);
  const said: Said[] = [];

  function visit(value: unknown, row: string): void {
    if (typeof value !== 'object' || value === null) return;
    const at = isElement(value) && !pointed.has(value) ? placeOf(value) : -1;
    if (at === -1) Object.values(value).forEach((each) => visit(each, row));
    else said.push({ element: value as FlightElement, at, row });
  }

  function placeOf(element: FlightElement): number {
    const script = scriptText(element, texts);
    if (script !== null) return page.indexOf(`<script>${script}</script>`);
    if (lengthInside(element) < shortest) return -1;
    const html = isShown(element) ? stillMarkup(element, { texts, models }) : null;
    return html === null ? -1 : markup.indexOf(html);
  }

  models.forEach((model, row) => visit(model, row));
  return said;
}

/** The text of a script with no attribute; null for any other element. */
function scriptText(
  [, tag, , { dangerouslySetInnerHTML: inside, ...rest }]: FlightElement,
  texts: KnownRows['texts'],
): string | null {
  if (tag !== 'script' || Object.keys(rest).length > 0) return null;
  const written = (inside as { readonly __html?: unknown } | undefined)?.__html;
  if (typeof written !== 'string') return null;
  const text = written.startsWith('$') ? texts.get(written.slice(1)) : written;
  return text === undefined || /<\/?script|<!--/i.test(text) ? null : text;
}

function lengthInside([, , , { children, dangerouslySetInnerHTML }]: FlightElement): number {
  return JSON.stringify(children ?? dangerouslySetInnerHTML ?? null).length;
}

/** What stands between these is no element where scripts run. Every place stays where it is. */
function withoutTexts(page: string): string {
  return page.replace(/<(noscript|script|style|template)\b[\s\S]*?<\/\1>/g, (text) =>
    ' '.repeat(text.length),
  );
}
