import type { AvailabilityRow } from '../b2b/availability-row';

/** The first delivery's former day, when it moved since the last visit; null otherwise. `since` null: there was no visit. */
export function movedSince(row: AvailabilityRow, since: string | null): string | null {
  const { formerIncoming1At, incoming1At, movedAt } = row;
  if (movedAt === null || incoming1At === null || formerIncoming1At === incoming1At) return null;
  return since === null || movedAt > since ? formerIncoming1At : null;
}
