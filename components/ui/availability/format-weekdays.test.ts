import { expect, it } from 'vitest';
import { formatWeekdays } from './format-weekdays';

it.each([
  [['Mo', 'Tu', 'We', 'Th', 'Fr'], 'de', 'Mo–Fr'],
  [['Mo', 'Tu', 'We', 'Th', 'Fr'], 'en', 'Mon–Fri'],
  [['Sa'], 'de', 'Sa'],
  [['Su', 'Tu', 'We'], 'en', 'Tue–Wed, Sun'],
] as const)('formats %j in %s as %s', (days, language, text) => {
  expect(formatWeekdays(days, language)).toBe(text);
});
