import { isSkuText } from './wish-list';

/** A viewed product page, with the variant viewed last. */
export type ViewedPage = readonly [page: string, sku: string];

/** Maximum number of stored pages, because visitors do not look through more. */
const maxSeen = 12;

/** Adds a page at the front of the list and removes older entries for the same page or the same variant. */
export function addViewedPage(list: readonly ViewedPage[], [page, sku]: ViewedPage): ViewedPage[] {
  const rest = list.filter(([other, variant]) => other !== page && variant !== sku);
  return [[page, sku] satisfies ViewedPage, ...rest].slice(0, maxSeen);
}

/** Parses stored pages. Omits invalid entries. */
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
