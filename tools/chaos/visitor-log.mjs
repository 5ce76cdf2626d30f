/**
 * What the shop's visitors were told, which the ledger holds against the database.
 * @typedef {{ sku: string, amount: number }} PurchaseLine
 * @typedef {{
 *   basketId: string, lines: PurchaseLine[], totalCents: number | null, numbers: Set<number>, id: string | null, link: string | null,
 *   isPaid: boolean, rejection: string | null,
 * }} Purchase
 * @typedef {{ transactionId: string, lines: PurchaseLine[], numbers: Set<number>, rejection: string | null, isFinal: boolean }} DealerOrder
 */

/** A record that is empty. */
export function createVisitorRecord() {
  return {
    /** @type {Purchase[]} */
    purchases: [],
    /** @type {DealerOrder[]} */
    dealerOrders: [],
    /** Failures that are neither the line's nor the shop's refusal: none may be left. @type {string[]} */
    unexpectedErrors: [],
  };
}

/** @typedef {ReturnType<typeof createVisitorRecord>} ShopRecord */

/**
 * Counts requests, failures by kind, and how long answers took; each phase of a run by itself. What was under way for a moment of the
 * `rough` phase belongs to that one, wherever it began and ended.
 */
export function createRequestStats(rough = 'chaos') {
  /** @typedef {{ answered: number, failures: Map<string, number>, longestMs: number }} Counts */
  /** @type {Map<string, Counts>} */
  const phases = new Map();
  let phase = 'start';
  const countsOf = (/** @type {string} */ begunIn) => {
    const name = begunIn === rough ? rough : phase;
    /** @type {Counts} */
    const known = phases.get(name) ?? { answered: 0, failures: new Map(), longestMs: 0 };
    phases.set(name, known);
    return known;
  };
  return {
    /** @param {string} name */
    begin(name) {
      phase = name;
    },
    phase: () => phase,
    /**
     * @param {string} _what
     * @param {number} ms
     * @param {string} begunIn
     */
    answered(_what, ms, begunIn) {
      const now = countsOf(begunIn);
      now.answered += 1;
      now.longestMs = Math.max(now.longestMs, ms);
    },
    /**
     * @param {string} what
     * @param {string} kind
     * @param {string} begunIn
     */
    failed(what, kind, begunIn) {
      const { failures } = countsOf(begunIn);
      const key = `${what}: ${kind}`;
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
    phases: () =>
      [...phases].map(([name, { answered, failures, longestMs }]) => ({
        name,
        answered,
        failed: [...failures.values()].reduce((sum, count) => sum + count, 0),
        failures: [...failures].toSorted(([, a], [, b]) => b - a),
        longestMs: Math.round(longestMs),
      })),
  };
}

/** @typedef {ReturnType<typeof createRequestStats>} RequestStats */
