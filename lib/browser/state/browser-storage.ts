type StorageArea = 'sessionStorage' | 'localStorage';

/**
 * Returns a stored text; null without one, and where the browser blocks storage. A text stored under `formerKey`, as
 * version 0.18 did, is moved to `key`.
 */
export function readStorage(area: StorageArea, key: string, formerKey?: string): string | null {
  try {
    const storage = window[area];
    const former = formerKey === undefined ? null : storage.getItem(formerKey);
    if (formerKey === undefined || former === null) return storage.getItem(key);
    storage.removeItem(formerKey);
    const current = storage.getItem(key);
    if (current === null) storage.setItem(key, former);
    return current ?? former;
  } catch {
    return null;
  }
}

/** Stores a text; null removes the stored text. Returns false where storage is blocked or full. */
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
export function readStoredJson(area: StorageArea, key: string, formerKey?: string): unknown {
  try {
    return JSON.parse(readStorage(area, key, formerKey) ?? 'null');
  } catch {
    return null;
  }
}
