/** How long one request of a visitor waits for services, over all the calls it makes. */
export interface TimeoutBudget {
  /** How long (whole ms) the service at this address may take now, at most `wantedMs`; 0 where it has just not answered and is not asked again. */
  getAllowedMs(address: string, wantedMs: number): number;
  /** To be called when the service did not answer. */
  addTimeout(address: string): void;
}

interface TimeoutBudgetOptions {
  /** For all calls of the request together. */
  readonly totalMs: number;
  /** What a service that was not silent yet may take even after that: a slow machine is no outage. */
  readonly minimumMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** One request's patience, which begins now. Services are told apart by their origin. */
export function createTimeoutBudget({
  totalMs,
  minimumMs: leastMs,
  now,
}: TimeoutBudgetOptions): TimeoutBudget {
  const endMs = now() + totalMs;
  const silent = new Set<string>();
  return {
    getAllowedMs(address, wantedMs) {
      if (silent.has(new URL(address).origin)) return 0;
      return Math.min(wantedMs, Math.max(leastMs, Math.ceil(endMs - now())));
    },
    addTimeout: (address) => void silent.add(new URL(address).origin),
  };
}

const boundless: TimeoutBudget = {
  getAllowedMs: (_address, wantedMs) => wantedMs,
  addTimeout: () => {},
};

type Read = () => TimeoutBudget | undefined;

/** One for the whole process: the site's code and the server in front of it are bundled apart. */
const key = Symbol.for('lautlos.patience');
const shared = globalThis as typeof globalThis & { [key]?: Read };

/** The patience of the request that is being answered; without an end outside of one, as while the site is built. */
export function getTimeoutBudget(): TimeoutBudget {
  return shared[key]?.() ?? boundless;
}

/** Says how the current request's patience is known from now on. */
export function setTimeoutBudgetProvider(read: Read): void {
  shared[key] = read;
}
