import { createProcessValue } from './process-registry';
import { setBounded } from './rate-limit-counters';

/** Maximum number of stored texts: more than all pages rendered at the same time contain. */
const maxTexts = 400;

/**
 * JSON-LD texts by key. Shared by the two bundles that render a page: the RSC payload contains only the key of a text,
 * the HTML contains the text.
 */
const texts = /* #__PURE__ */ createProcessValue<Map<string, string>>('json-ld', () => new Map());

/** Stores a JSON-LD text under its key and removes the oldest text above `maxTexts`. */
export function addJsonLd(key: string, text: string): void {
  setBounded(texts.get(), key, text, maxTexts);
}

/** Returns the text of a key; null when it was stored in another process or has been evicted. */
export function findJsonLd(key: string): string | null {
  return texts.get().get(key) ?? null;
}
