/** What a browser keeps of one kind, and what a link may name. */
export const maxKept = 100;

const pattern = /^[A-Za-z0-9.-]{3,60}$/;

/** True for what may be the number of an article; an outlet bicycle has the name of its page. */
export const isKeptSku = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

/** The numbers in a list somebody else may have written, in its order, each once, at most a hundred; what is none is left out. */
export function cleanSkus(values: readonly unknown[]): string[] {
  const kept = new Set<string>();
  for (const value of values) {
    if (kept.size === maxKept) break;
    if (isKeptSku(value)) kept.add(value);
  }
  return [...kept];
}

/** The numbers in a text such as an address has it, with commas between them. */
export function readSkus(text: string): string[] {
  return cleanSkus(text.slice(0, maxKept * 61).split(','));
}

/** Puts an article first; one that is in the list moves. The oldest falls off a full list. */
export function withSku(skus: readonly string[], sku: string): string[] {
  return cleanSkus([sku, ...skus]);
}

/** The list without an article. */
export function withoutSku(skus: readonly string[], sku: string): string[] {
  return skus.filter((kept) => kept !== sku);
}
