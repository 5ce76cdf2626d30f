import { cleanSkus, maxKept, withoutSku, withSku } from './kept-skus';

/** A change the account has not confirmed yet. Its key makes it act once, however often it is sent. */
type WishChange = { key: string; add: readonly string[]; remove: readonly string[] };

/** What a browser keeps in mind: the newest first. */
export type WishList = {
  skus: readonly string[];
  /** Whose account the list agrees with; null while it belongs to nobody. */
  owner: string | null;
  /** What was sent and may not have arrived. */
  sent: WishChange | null;
  /** What has changed since. */
  added: readonly string[];
  removed: readonly string[];
};

export const emptyWishList: WishList = {
  ...{ skus: [], owner: null, sent: null, added: [], removed: [] },
};

/** A list as it was written down, whatever somebody did to it: what is damaged is left out, and nothing is ever thrown. */
export function readWishList(text: string | null): WishList {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(value)) return { ...emptyWishList, skus: cleanSkus(value) };
    if (typeof value !== 'object' || value === null) return emptyWishList;
    const kept = new Map(Object.entries(value));
    const owner: unknown = kept.get('owner');
    return {
      skus: listIn(kept, 'skus'),
      owner: typeof owner === 'string' && owner !== '' ? owner : null,
      sent: readChange(kept.get('sent')),
      added: listIn(kept, 'added'),
      removed: listIn(kept, 'removed'),
    };
  } catch {
    return emptyWishList;
  }
}

/** The list with an article added or taken off. A full list takes no more: nobody loses what they kept. */
export function changeWishList(list: WishList, sku: string, isWanted: boolean): WishList {
  if (list.skus.includes(sku) === isWanted) return list;
  if (isWanted && list.skus.length >= maxKept) return list;
  return {
    ...list,
    skus: isWanted ? withSku(list.skus, sku) : withoutSku(list.skus, sku),
    added: isWanted ? withSku(list.added, sku) : withoutSku(list.added, sku),
    removed: isWanted ? withoutSku(list.removed, sku) : withSku(list.removed, sku),
  };
}

function readChange(value: unknown): WishChange | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = new Map(Object.entries(value));
  const key: unknown = kept.get('key');
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return null;
  return { key, add: listIn(kept, 'add'), remove: listIn(kept, 'remove') };
}

function listIn(kept: ReadonlyMap<string, unknown>, name: string): string[] {
  const value = kept.get(name);
  return Array.isArray(value) ? cleanSkus(value) : [];
}
