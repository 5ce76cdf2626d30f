export type DealerFileCategory = 'priceList' | 'manual' | 'workshop' | 'terms' | 'data' | 'brand';

/** A file only dealers may have. */
export type B2bFile = {
  readonly id: string;
  readonly category: DealerFileCategory;
  readonly title: string;
  readonly description: string;
  /** null: without language. */
  readonly language: 'de' | 'en' | null;
  readonly version: string;
  /** ISO date. */
  readonly updatedAt: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
};
