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

/**
 * The list as it goes to somebody's account, with the change to send; none when nothing has changed since. What was sent before and
 * may not have arrived is sent again as it was. A list of nobody's goes there whole, another owner's not at all.
 */
export function changeToSend(list: WishList, owner: string, newKey: string): WishList {
  const own =
    list.owner === null
      ? { ...list, owner, sent: null, added: list.skus, removed: [] }
      : list.owner === owner
        ? list
        : { ...emptyWishList, owner };
  if (own.sent !== null) return own;
  return {
    ...own,
    sent: { key: newKey, add: own.added, remove: own.removed },
    added: [],
    removed: [],
  };
}

/** The list once the account has answered with all it keeps: what was changed meanwhile here stays changed. */
export function agreeWishList(list: WishList, answered: readonly string[]): WishList {
  const rest = answered.filter((sku) => !list.removed.includes(sku));
  return { ...list, skus: cleanSkus([...list.added, ...rest]), sent: null };
}

/** The list once the account has refused what was sent: it waits with the changes since, to be sent under another key. */
export function takeBack(list: WishList): WishList {
  const { sent, added, removed } = list;
  if (sent === null) return list;
  return {
    ...list,
    sent: null,
    added: cleanSkus([...added, ...sent.add.filter((sku) => !removed.includes(sku))]),
    removed: cleanSkus([...removed, ...sent.remove.filter((sku) => !added.includes(sku))]),
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
