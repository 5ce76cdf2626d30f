/** True for what can be the key of a payment page: an order's id and its mark, as an address has them. */
export function isPaymentLink(text: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(text);
}
