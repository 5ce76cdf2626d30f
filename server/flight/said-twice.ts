import { type FlightElement, isElement, stillMarkup, type TextOf } from './still-element';

/** Less than this is sooner said again than referred to. */
const shortest = 40;

/** An element of a page's data whose markup stands in the page word for word, and where. */
export interface Said {
  readonly element: FlightElement;
  readonly at: number;
}

interface Data {
  readonly models: ReadonlyMap<string, unknown>;
  readonly textOf: TextOf;
  /** What something else in the data points into. */
  readonly pointed: ReadonlySet<unknown>;
}

/** The largest elements of a page's data that only show and stand in its markup exactly as React writes them. */
export function saidTwice({ models, textOf, pointed }: Data, page: string): Said[] {
  const markup = withoutTexts(page);
  const said: Said[] = [];

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const at = isElement(value) && !pointed.has(value) ? placeOf(value) : -1;
    if (at === -1) Object.values(value).forEach(visit);
    else said.push({ element: value as FlightElement, at });
  }

  function placeOf(element: FlightElement): number {
    if (lengthInside(element) < shortest) return -1;
    const html = stillMarkup(element, textOf);
    return html === null ? -1 : markup.indexOf(html);
  }

  models.forEach(visit);
  return said;
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
