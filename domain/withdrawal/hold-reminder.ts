import { dayMs } from '../time/durations';

/**
 * Days after a declaration on which the house is reminded of one that still waits: after three the buyer is unlikely to answer, and after
 * ten the 14 days in which money has to go back (§ 357 (1) BGB) are nearly over.
 */
const holdReminderDays = [3, 10] as const;

/** True when a reminder is due that has not been sent. All times in epoch milliseconds; `remindedAt` is null before the first. */
export function isHoldReminderDue(
  receivedAt: number,
  remindedAt: number | null,
  now: number,
): boolean {
  return holdReminderDays.some((days) => {
    const dueAt = receivedAt + days * dayMs;
    return dueAt <= now && (remindedAt === null || remindedAt < dueAt);
  });
}
