import { setBounded } from '@/lib/platform/rate-limit-counters';

/** More than all pages that are made at once hold together. */
const mostTexts = 400;

const registryKey = Symbol.for('lautlos.json-ld');

/**
 * Where structured data waits between the two halves of making a page, which know nothing of each other's modules but share the
 * process: the page's data names it by its key, the page's HTML holds it.
 */
function getRegistry(): Map<string, string> {
  const holder = globalThis as { [registryKey]?: Map<string, string> };
  holder[registryKey] ??= new Map();
  return holder[registryKey];
}

/** Lays a text down under its key. */
export function addJsonLd(key: string, text: string): void {
  setBounded(getRegistry(), key, text, mostTexts);
}

/** The text of a key; null when it was laid down in another process, or too long ago. */
export function findJsonLd(key: string): string | null {
  return getRegistry().get(key) ?? null;
}
