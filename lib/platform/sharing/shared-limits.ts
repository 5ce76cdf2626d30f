import type { WindowLimit } from '@/domain/limits/counted-window';
import type { BucketLimit } from '@/domain/limits/token-bucket';

/** Counters that all processes of the shop share; each answers null while nobody shares. */
export interface SharedLimits {
  /** Seconds until the next try is allowed; 0 when this one is. */
  takeToken(name: string, limit: BucketLimit, key: string): Promise<number | null>;
  /** Milliseconds until one more is allowed; 0 when it is taken. */
  takeOfWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  giveBack(name: string, key: string): Promise<true | null>;
  note(name: string, key: string, ms: number): Promise<true | null>;
  isNoted(name: string, key: string): Promise<boolean | null>;
}

/** What one process counted by itself, told to the others of the same start. */
export interface CountedElsewhere {
  readonly limit: string;
  readonly what: 'taken' | 'given back' | 'noted';
  readonly key: string;
}

interface Place {
  shared?: SharedLimits;
  tellSiblings?: (counted: CountedElsewhere) => void;
  readonly listeners: Map<string, Set<(counted: CountedElsewhere) => void>>;
}

/** One for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const key = Symbol.for('lautlos.shared-limits');

function place(): Place {
  const all = globalThis as typeof globalThis & { [key]?: Place };
  return (all[key] ??= { listeners: new Map() });
}

/** From now on the limits count there, and what they count by themselves is told to the siblings. */
export function shareLimits(
  shared: SharedLimits | undefined,
  tellSiblings: (counted: CountedElsewhere) => void,
): void {
  Object.assign(place(), { shared, tellSiblings });
}

/** The shared counters, where there are any. */
export function sharedLimits(): SharedLimits | undefined {
  return place().shared;
}

/** Tells the siblings what was counted here alone. */
export function tellCounted(counted: CountedElsewhere): void {
  place().tellSiblings?.(counted);
}

/** Hears what siblings have counted of a limit. */
export function onCountedElsewhere(
  limit: string,
  listener: (counted: CountedElsewhere) => void,
): void {
  const { listeners } = place();
  listeners.set(limit, (listeners.get(limit) ?? new Set()).add(listener));
}

/** Passes on what a sibling has counted. */
export function hearCounted(counted: CountedElsewhere): void {
  for (const listener of place().listeners.get(counted.limit) ?? []) listener(counted);
}
