import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

const percents = { months: 36, interest: 6.2, residual: 17.5, takeover: 18, day: '', wageDay: '' };

it.each([
  ['de', de, '6,2 % Zins, 17,5 % Restwert'],
  ['en', en, '6.2% interest, 17.5% residual'],
] as const)('formats leasing percentages for the language (%s)', (locale, messages, told) => {
  const t = createTranslator({ locale, messages, namespace: 'leasing' });
  expect(t('terms', percents)).toContain(told);
});

it.each([
  ['de', de, 'inkl. 25,5 % MwSt.'],
  ['en', en, 'incl. 25.5% VAT'],
] as const)('formats VAT rates for the language (%s)', (locale, messages, told) => {
  const bike = createTranslator({ locale, messages, namespace: 'bike' });
  const accessory = createTranslator({ locale, messages, namespace: 'accessory' });
  for (const text of [bike('vat', { percent: 25.5 }), accessory('vat', { percent: 25.5 })])
    expect(text).toContain(told);
});
