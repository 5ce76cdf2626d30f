/** Which variants lie at a dealer's, as the dealer told it. */
export interface StockAtDealer {
  /** The finder entry's adrNumber. */
  readonly dealerNumber: string;
  readonly skus: readonly string[];
}
