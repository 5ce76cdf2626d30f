import { createProcessValue } from '@/lib/platform/process-registry';

/** Time budget of one visitor request for all its calls to services. */
export interface TimeoutBudget {
  /**
   * Returns how many whole ms a call to the service at this URL may take, at most `wantedMs`; 0 when the service has
   * timed out during this request and must not be called again.
   */
  getAllowedMs(url: string, wantedMs: number): number;
  /** Records that the service did not respond. */
  addTimeout(url: string): void;
}

interface TimeoutBudgetOptions {
  /** Total time in ms for all calls of the request. */
  readonly totalMs: number;
  /**
   * Minimum time for a service that has not timed out yet, even when the budget is used up, because a slow machine is
   * no outage.
   */
  readonly minimumMs: number;
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** Creates the time budget of a request, which starts now. Services are distinguished by origin. */
export function createTimeoutBudget({
  totalMs,
  minimumMs: minMs,
  now,
}: TimeoutBudgetOptions): TimeoutBudget {
  const endMs = now() + totalMs;
  const silent = new Set<string>();
  return {
    getAllowedMs(url, wantedMs) {
      if (silent.has(new URL(url).origin)) return 0;
      return Math.min(wantedMs, Math.max(minMs, Math.ceil(endMs - now())));
    },
    addTimeout: (url) => void silent.add(new URL(url).origin),
  };
}

const unlimited: TimeoutBudget = {
  getAllowedMs: (_address, wantedMs) => wantedMs,
  addTimeout: () => {},
};

type TimeoutBudgetProvider = () => TimeoutBudget | undefined;

const provider = /* #__PURE__ */ createProcessValue<TimeoutBudgetProvider | undefined>(
  'timeout-budget',
  () => undefined,
);

/** Returns the time budget of the current request; unlimited outside of a request, for instance during the build. */
export function getTimeoutBudget(): TimeoutBudget {
  return provider.get()?.() ?? unlimited;
}

/** Sets the function that returns the budget of the current request. */
export const setTimeoutBudgetProvider = (read: TimeoutBudgetProvider): void => provider.set(read);
