type StorageArea = 'sessionStorage' | 'localStorage';

/** Keys of version 0.18 and before. A value is moved to its current key at the first read. Remove in 0.20. */
const formerKeys: Readonly<Record<string, string>> = {
  'lt-tracked-orders': 'lt-told-orders',
  'lt-body-measurements': 'lt-fit',
  'lt-bell-sound': 'lt-bell',
  'lt-compare-list': 'lt-compare',
  'lt-price-shortcut': 'lt-price-key',
  'lt-search-shortcut': 'lt-search-key',
  recentlyViewed: 'seenPages',
  masterDataDraft: 'masterData',
  addressEditorDraft: 'addressEditor',
  b2bOrderQuantities: 'b2bOrderAmounts',
  b2bQuickOrderDraft: 'b2bQuickOrder',
  cartQuantity: 'cartCount',
};

/** Returns a stored text; null without one, and where the browser blocks storage. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    const storage = window[area];
    return storage.getItem(key) ?? moveFormer(storage, key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. Returns false where storage is blocked or full. */
export function writeStorage(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored JSON value; null without one, where storage is blocked, and when the text is not JSON. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? 'null');
  } catch {
    return null;
  }
}

function moveFormer(storage: Storage, key: string): string | null {
  const former = formerKeys[key];
  const text = former === undefined ? null : storage.getItem(former);
  if (former === undefined || text === null) return null;
  storage.setItem(key, text);
  storage.removeItem(former);
  return text;
}
