/** What can be found, in the order in which equals stand. */
export const searchKinds = ['bike', 'accessory', 'dealer', 'article', 'page', 'faq'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found. All text is plain and in NFC. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** The address without language. */
  readonly path: string;
  readonly title: string;
  /** Other names by which one looks for it: category, brand, model codes. Never shown. */
  readonly names: string;
  /** The sentence or answer shown below the title. */
  readonly text: string;
  /** More words of its page. Never shown. */
  readonly words: string;
  /** The models it fits; found by them only together with another word. */
  readonly fits: string;
  /** The lowest price in cents; null or left out for what has none. */
  readonly priceCents?: number | null;
}
