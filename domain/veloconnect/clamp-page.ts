type Page = { readonly startIndex: number; readonly count: number };

/**
 * The part of a result that is really delivered: wishes out of bounds are moved to the nearest possible ones and never refused. No
 * hits give 0 and 0. `maxCount` is how many the server hands out at once.
 */
export function clampPage(wish: Page, totalCount: number, maxCount: number): Page {
  const startIndex = Math.min(Math.max(0, wish.startIndex), Math.max(0, totalCount - 1));
  const count = Math.min(Math.max(0, wish.count), maxCount, totalCount - startIndex);
  return { startIndex, count };
}
