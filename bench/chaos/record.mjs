/**
 * What the shop's visitors were told, which the ledger holds against the database.
 * @typedef {{ sku: string, amount: number }} Line
 * @typedef {{
 *   basketId: string, lines: Line[], totalCents: number | null, numbers: Set<number>, id: string | null, link: string | null,
 *   isPaid: boolean, refusal: string | null,
 * }} Purchase
 * @typedef {{ transactionId: string, lines: Line[], numbers: Set<number>, refusal: string | null, isFinal: boolean }} DealerOrder
 */

/** A record that is empty. */
export function openRecord() {
  return {
    /** @type {Purchase[]} */
    purchases: [],
    /** @type {DealerOrder[]} */
    dealerOrders: [],
    /** Failures that are neither the line's nor the shop's refusal: none may be left. @type {string[]} */
    oddities: [],
  };
}

/** @typedef {ReturnType<typeof openRecord>} ShopRecord */
