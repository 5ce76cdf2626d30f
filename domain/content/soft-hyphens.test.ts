import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens';

it.each([
  ['Gesetzliches Gewährleistungsrecht', 'Gesetzliches Gewährleistungs|recht'],
  ['Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['Widerrufsbelehrung', 'Widerrufs|belehrung'],
  ['Versand und Zahlung', 'Versand und Zahlung'],
  ['Leitungsende', 'Leitungsende'],
  ['Legal guarantee of conformity', 'Legal guarantee of conformity'],
])('%s', (text, expected) => {
  expect(softHyphens(text).replaceAll('\u00ad', '|')).toBe(expected);
});
