/** What a browser keeps of one kind, and what a link may name. */
const maxListedSkus = 100;

const pattern = /^[A-Za-z0-9.-]{3,60}$/;

/** True for what may be the number of an article; an outlet bicycle has the name of its page. */
export const isSkuText = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

/** The numbers in a list somebody else may have written, in its order, each once, at most a hundred; what is none is left out. */
export function normalizeSkus(values: readonly unknown[]): string[] {
  const distinct = new Set<string>();
  for (const value of values) {
    if (distinct.size === maxListedSkus) break;
    if (isSkuText(value)) distinct.add(value);
  }
  return [...distinct];
}

/** The numbers in a text such as an address has it, with commas between them. */
export function parseSkus(text: string): string[] {
  return normalizeSkus(text.slice(0, maxListedSkus * 61).split(','));
}

/** Puts an article first; one that is in the list moves. The oldest falls off a full list. */
export function addSku(skus: readonly string[], sku: string): string[] {
  return normalizeSkus([sku, ...skus]);
}

/** The list without an article. */
function removeSku(skus: readonly string[], sku: string): string[] {
  return skus.filter((distinct) => distinct !== sku);
}

/** A change the account has not confirmed yet. Its key makes it act once, however often it is sent. */
type WishListChange = { key: string; add: readonly string[]; remove: readonly string[] };

/** What a browser keeps in mind: the newest first. */
export type WishList = {
  skus: readonly string[];
  /** Whose account the list agrees with; null while it belongs to nobody. */
  owner: string | null;
  /** What was sent and may not have arrived. */
  sent: WishListChange | null;
  /** What has changed since. */
  added: readonly string[];
  removed: readonly string[];
};

export const emptyWishList: WishList = {
  ...{ skus: [], owner: null, sent: null, added: [], removed: [] },
};

/** A list as it was written down, whatever somebody did to it: what is damaged is left out, and nothing is ever thrown. */
export function parseWishList(text: string | null): WishList {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(value)) return { ...emptyWishList, skus: normalizeSkus(value) };
    if (typeof value !== 'object' || value === null) return emptyWishList;
    const distinct = new Map(Object.entries(value));
    const owner: unknown = distinct.get('owner');
    return {
      skus: listIn(distinct, 'skus'),
      owner: typeof owner === 'string' && owner !== '' ? owner : null,
      sent: readChange(distinct.get('sent')),
      added: listIn(distinct, 'added'),
      removed: listIn(distinct, 'removed'),
    };
  } catch {
    return emptyWishList;
  }
}

/** The list with an article added or taken off. A full list takes no more: nobody loses what they kept. */
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
  const distinct = new Map(Object.entries(value));
  const key: unknown = distinct.get('key');
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return null;
  return { key, add: listIn(distinct, 'add'), remove: listIn(distinct, 'remove') };
}

function listIn(distinct: ReadonlyMap<string, unknown>, name: string): string[] {
  const value = distinct.get(name);
  return Array.isArray(value) ? normalizeSkus(value) : [];
}
