/**
 * The responses that visitors received, for comparison with the database.
 * @typedef {{ sku: string, amount: number }} PurchaseLine
 * @typedef {{
 *   basketId: string, lines: PurchaseLine[], totalCents: number | null, numbers: Set<number>, id: string | null, link: string | null,
 *   isPaid: boolean, rejection: string | null,
 * }} Purchase
 * @typedef {{ transactionId: string, lines: PurchaseLine[], numbers: Set<number>, rejection: string | null, isFinal: boolean }} DealerOrder
 */

/** Creates the record of the purchases and dealer orders that visitors make during a run. */
export function createVisitorRecord() {
  return {
    /** @type {Purchase[]} */
    purchases: [],
    /** @type {DealerOrder[]} */
    dealerOrders: [],
    /**
     * Unexpected errors and rejections. A rejected order is recorded in its purchase instead. Must be empty at the end.
     * @type {string[]}
     */
    unexpectedErrors: [],
  };
}

/** @typedef {ReturnType<typeof createVisitorRecord>} ShopRecord */

/**
 * Counts requests, failures by kind, and response times for each phase of a run. A request that overlaps with the phase
 * `rough` counts in that phase.
 */
export function createRequestStats(rough = 'chaos') {
  /** @typedef {{ answered: number, failures: Map<string, number>, longestMs: number }} Counts */
  /** @type {Map<string, Counts>} */
  const phases = new Map();
  let phase = 'start';
  const countsOf = (/** @type {string} */ startPhase) => {
    const name = startPhase === rough ? rough : phase;
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
     * @param {string} startPhase
     */
    answered(_what, ms, startPhase) {
      const now = countsOf(startPhase);
      now.answered += 1;
      now.longestMs = Math.max(now.longestMs, ms);
    },
    /**
     * @param {string} what
     * @param {string} kind
     * @param {string} startPhase
     */
    failed(what, kind, startPhase) {
      const { failures } = countsOf(startPhase);
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
