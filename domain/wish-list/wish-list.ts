/** Maximum number of articles in a list or link. */
const maxListedSkus = 100;

const pattern = /^[A-Za-z0-9.-]{3,60}$/;

/** Checks the format of an article number. For outlet bicycles it is the slug of their page. */
export const isSkuText = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Returns the valid, distinct article numbers of an untrusted list, in order, at most `maxListedSkus`. */
export function normalizeSkus(values: readonly unknown[]): string[] {
  const distinct = new Set<string>();
  for (const value of values) {
    if (distinct.size === maxListedSkus) break;
    if (isSkuText(value)) distinct.add(value);
  }
  return [...distinct];
}

/** Parses comma-separated article numbers, as in a URL. */
export function parseSkus(text: string): string[] {
  return normalizeSkus(text.slice(0, maxListedSkus * 61).split(','));
}

/** Adds an article at the front of the list, or moves it there. A full list drops its last article. */
export function addSku(skus: readonly string[], sku: string): string[] {
  return normalizeSkus([sku, ...skus]);
}

function removeSku(skus: readonly string[], sku: string): string[] {
  return skus.filter((other) => other !== sku);
}

/** A change that the account has not confirmed yet. `key` is its idempotency key. */
type WishListChange = { key: string; add: readonly string[]; remove: readonly string[] };

/** The wish list in the browser, newest first. */
export type WishList = {
  skus: readonly string[];
  /** The owner of the account that the list is synchronized with; null if there is none. */
  owner: string | null;
  /** A change that was sent and not confirmed yet. */
  sent: WishListChange | null;
  /** Changes made after `sent`, not sent yet. */
  added: readonly string[];
  removed: readonly string[];
};

export const emptyWishList: WishList = {
  ...{ skus: [], owner: null, sent: null, added: [], removed: [] },
};

/** Parses a stored list. Omits invalid entries and never throws. */
export function parseWishList(text: string | null): WishList {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(value)) return { ...emptyWishList, skus: normalizeSkus(value) };
    if (typeof value !== 'object' || value === null) return emptyWishList;
    const fields = new Map(Object.entries(value));
    const owner: unknown = fields.get('owner');
    return {
      skus: listIn(fields, 'skus'),
      owner: typeof owner === 'string' && owner !== '' ? owner : null,
      sent: readChange(fields.get('sent')),
      added: listIn(fields, 'added'),
      removed: listIn(fields, 'removed'),
    };
  } catch {
    return emptyWishList;
  }
}

/** Adds or removes an article. A full list does not accept more, so that no article is dropped. */
export function updateWishList(list: WishList, sku: string, isWanted: boolean): WishList {
  if (list.skus.includes(sku) === isWanted) return list;
  if (isWanted && list.skus.length >= maxListedSkus) return list;
  return {
    ...list,
    skus: isWanted ? addSku(list.skus, sku) : removeSku(list.skus, sku),
    added: isWanted ? addSku(list.added, sku) : removeSku(list.added, sku),
    removed: isWanted ? removeSku(list.removed, sku) : addSku(list.removed, sku),
  };
}

function readChange(value: unknown): WishListChange | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value));
  const key: unknown = fields.get('key');
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return null;
  return { key, add: listIn(fields, 'add'), remove: listIn(fields, 'remove') };
}

function listIn(fields: ReadonlyMap<string, unknown>, name: string): string[] {
  const value = fields.get(name);
  return Array.isArray(value) ? normalizeSkus(value) : [];
}
