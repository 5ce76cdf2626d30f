/** Whom one can write to about a product. */
export interface ProductContact {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly email: string;
}

/** What an offer has to say of its maker and its dangers (Regulation (EU) 2023/988, art. 19). */
export interface ProductSafetyView {
  /** Null where the content service names none. */
  readonly maker: ProductContact | null;
  /** Who answers for it within the EU, where the maker sits elsewhere. */
  readonly responsible: ProductContact | null;
  readonly warnings: readonly string[];
  /** It has to be taken back (Regulation (EU) 2023/1542). */
  readonly hasBattery: boolean;
}
