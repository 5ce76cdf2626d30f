import { expect, it } from 'vitest';
import { isInstallmentMethod, filterInstallmentOffers } from './installments';

it.each([
  [['klarna'], true],
  [['card'], false],
  [['card', 'klarna'], false],
  [[], false],
])('%j is an instalment method: %s', (methods, answer) => {
  expect(isInstallmentMethod(methods)).toBe(answer);
});

it.each([
  ['the maximum total', 500_000, ['bounded', 'open']],
  ['one cent above the maximum', 500_001, ['open']],
  ['a total of zero', 0, ['bounded', 'open']],
])('filters the instalment offers for %s', (_, cents, titles) => {
  const offers = [
    { title: 'bounded', description: '', maxTotalCents: 500_000 },
    { title: 'open', description: '', maxTotalCents: null },
  ];
  expect(filterInstallmentOffers(offers, cents).map(({ title }) => title)).toEqual(titles);
});
