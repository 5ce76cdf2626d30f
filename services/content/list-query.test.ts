import { expect, it } from 'vitest';
import { matchesFilter } from './list-query';

const entry = {
  title: 'Der Riemen',
  date: '2026-11-02',
  position: 3,
  image: null,
  isPressRelease: false,
  brand: { slug: 'lautlos' },
  colors: [{ slug: 'rost' }, { slug: 'graphit' }],
};

it.each([
  [{ title: { eq: 'Der Riemen' } }, true],
  [{ title: { eqi: 'der riemen' } }, true],
  [{ title: { ne: 'Der Riemen' } }, false],
  [{ title: { contains: 'Rie', notContains: 'Kette' } }, true],
  [{ title: { containsi: 'RIEMEN' } }, true],
  [{ title: { startsWith: 'Der', endsWith: 'men' } }, true],
  [{ title: { in: ['Der Riemen', 'Die Kette'] } }, true],
  [{ title: { notIn: ['Der Riemen'] } }, false],
  [{ date: { gte: '2026-11-02' } }, true],
  [{ date: { gt: '2026-11-02' } }, false],
  [{ date: { lt: '2026-12-01', lte: '2026-11-02' } }, true],
  [{ position: { gt: 2, lt: 10 } }, true],
  [{ position: { gt: 10 } }, false],
  [{ image: { null: true } }, true],
  [{ image: { gt: 1 } }, false],
  [{ title: { notNull: false } }, false],
  [{ isPressRelease: { eq: false } }, true],
  [{ brand: { slug: { eq: 'lautlos' } } }, true],
  [{ colors: { slug: { eq: 'graphit' } } }, true],
  [{ colors: { slug: { eq: 'weiss' } } }, false],
  [{ and: [{ position: { eq: 3 } }, { title: { eq: 'x' } }] }, false],
  [{ or: [{ position: { eq: 3 } }, { title: { eq: 'x' } }] }, true],
  [{ or: [] }, true],
  [{ not: { position: { eq: 3 } } }, false],
  [{ title: { eq: null } }, true],
  [null, true],
])('%j: %s', (filter, matches) => {
  expect(matchesFilter(entry, filter)).toBe(matches);
});
