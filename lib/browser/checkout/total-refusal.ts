/** The shop's refusal of an order whose total is no longer the one the buyer was shown. */
const totalRefusal = /^The total of basket with id: \S+ has changed$/;

/** True when the shop refused the order because it would cost something else by now. */
export function isTotalRefusal(message: string): boolean {
  return totalRefusal.test(message);
}
