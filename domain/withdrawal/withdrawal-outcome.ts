/** What of an order has left the house when it is withdrawn from. */
export interface WithdrawnPart {
  readonly isSent: boolean;
  readonly isBicycle: boolean;
}

/** What a withdrawal leads to, for the sentences that say what happens next. */
export interface WithdrawalOutcome {
  /** `open`: nothing was paid in advance; `paid`: money goes back; `invoice`: an invoice is credited. */
  readonly money: 'open' | 'paid' | 'invoice';
  /** Something had not left the house and is cancelled. */
  readonly isCancelled: boolean;
  /** Bicycles are with the customer or on their way: the house collects them and may not hold the money back (§ 357 (4) sentence 2 BGB). */
  readonly hasBicycles: boolean;
  /** Parcels are: the customer sends them back, and their money may wait for them (§ 357 (4) sentence 1 BGB). */
  readonly hasParcels: boolean;
}

/** What a withdrawal from an order in this state leads to. */
export function withdrawalOutcome(
  money: WithdrawalOutcome['money'],
  parts: readonly WithdrawnPart[],
): WithdrawalOutcome {
  return {
    money,
    isCancelled: parts.some(({ isSent }) => !isSent),
    hasBicycles: parts.some(({ isSent, isBicycle }) => isSent && isBicycle),
    hasParcels: parts.some(({ isSent, isBicycle }) => isSent && !isBicycle),
  };
}
