import { createProcessValue } from './process-registry';
import { setBounded } from './rate-limit-counters';

/** Maximum number of stored texts: more than all pages that are rendered at the same time contain. */
const maxTexts = 400;

/**
 * JSON-LD texts by key, shared by the two separately bundled halves of a page's rendering: the RSC payload refers to a
 * text by its key, the HTML contains the text.
 */
const texts = /* #__PURE__ */ createProcessValue<Map<string, string>>('json-ld', () => new Map());

/** Stores a text under its key. */
export function addJsonLd(key: string, text: string): void {
  setBounded(texts.get(), key, text, maxTexts);
}

/** The text of a key; null when it was stored in another process or has been evicted. */
export function findJsonLd(key: string): string | null {
  return texts.get().get(key) ?? null;
}
