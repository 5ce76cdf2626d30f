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
  ['as much as may be', 500_000, ['bounded', 'open']],
  ['a cent more', 500_001, ['open']],
  ['nothing', 0, ['bounded', 'open']],
])('filters the instalment offers for %s', (_, cents, titles) => {
  const offers = [
    { title: 'bounded', description: '', maxTotalCents: 500_000 },
    { title: 'open', description: '', maxTotalCents: null },
  ];
  expect(filterInstallmentOffers(offers, cents).map(({ title }) => title)).toEqual(titles);
});
