import { expect, it } from 'vitest';
import { dayMs } from '../time/durations';
import { isHoldReminderDue } from './hold-reminder';

it.each([
  ['before three days', 3 * dayMs - 1, null, false],
  ['after three days', 3 * dayMs, null, true],
  ['once it was sent', 4 * dayMs, 3 * dayMs, false],
  ['after ten days', 10 * dayMs, 3 * dayMs, true],
  ['after ten days, never sent', 12 * dayMs, null, true],
  ['when both were sent', 30 * dayMs, 10 * dayMs, false],
])('%s', (_, now, remindedAt, isDue) => {
  expect(isHoldReminderDue(0, remindedAt, now)).toBe(isDue);
});
