import { isSkuText } from './wish-list';

/** A product's page somebody has seen, with the variant they looked at last. */
export type ViewedPage = readonly [page: string, sku: string];

/** More than a row of them nobody looks through. */
const maxSeen = 12;

/** The list with a page in front; a page that is in it moves and takes its variant along. */
export function addViewedPage(list: readonly ViewedPage[], [page, sku]: ViewedPage): ViewedPage[] {
  const rest = list.filter(([other, variant]) => other !== page && variant !== sku);
  return [[page, sku] satisfies ViewedPage, ...rest].slice(0, maxSeen);
}

/** What was seen as it was written down, whatever somebody did to it: what is damaged is left out. */
export function parseViewedPages(text: string | null): ViewedPage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, maxSeen).filter(isSeenPage) : [];
  } catch {
    return [];
  }
}

function isSeenPage(value: unknown): value is ViewedPage {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string' &&
    value[0].length <= 120 &&
    isSkuText(value[1])
  );
}
