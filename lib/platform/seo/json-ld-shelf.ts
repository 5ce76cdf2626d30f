import { remember } from '@/domain/limits/remember';

/** More than all pages that are made at once hold together. */
const mostTexts = 400;

const shelfName = Symbol.for('lautlos.json-ld');

/**
 * Where structured data waits between the two halves of making a page, which know nothing of each other's modules but share the
 * process: the page's data names it by its key, the page's HTML holds it.
 */
function shelf(): Map<string, string> {
  const holder = globalThis as { [shelfName]?: Map<string, string> };
  holder[shelfName] ??= new Map();
  return holder[shelfName];
}

/** Lays a text down under its key. */
export function layDown(key: string, text: string): void {
  remember(shelf(), key, text, mostTexts);
}

/** The text of a key; null when it was laid down in another process, or too long ago. */
export function pickUp(key: string): string | null {
  return shelf().get(key) ?? null;
}
