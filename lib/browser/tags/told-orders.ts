const storageKey = 'lt-told-orders';
const maxKept = 20;

/** True when this browser has not told of the order yet; from then on it has. Without storage it is true once for each page. */
export function isFirstTime(orderNumber: number): boolean {
  const told = read();
  if (told.includes(orderNumber) || toldHere.has(orderNumber)) return false;
  toldHere.add(orderNumber);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...told, orderNumber].slice(-maxKept)));
  } catch {
    // What this page knows has to do.
    return true;
  }
  return true;
}

const toldHere = new Set<number>();

function read(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
