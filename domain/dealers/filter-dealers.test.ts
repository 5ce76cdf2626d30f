import { expect, it, describe } from 'vitest';
import {
  filterDealersByName,
  type DealerFilters,
  filterDealers,
  emptyDealerFilters,
  findWiderRadius,
  toFinderQuery,
  hasFinderQuery,
  parseFinderQuery,
} from './filter-dealers';
import { createTestDealer } from './dealer-fixtures';
import { computeDistanceKm } from './distance';

describe('find by name', () => {
  const dealers = [
    createTestDealer({ name: 'Radhaus Oranienplatz', city: 'Berlin' }),
    createTestDealer({ name: 'Fahrrad-Müller & Söhne', city: 'Köln' }),
    createTestDealer({ name: 'Vélo Rapide', city: 'Paris' }),
  ];

  it.each([
    ['Radhaus', ['Radhaus Oranienplatz']],
    ['radh berlin', ['Radhaus Oranienplatz']],
    ['Mueller', ['Fahrrad-Müller & Söhne']],
    ['muller sohne', ['Fahrrad-Müller & Söhne']],
    ['velo', ['Vélo Rapide']],
    ['haus', []],
    ['Radhaus Köln', []],
    ['', []],
    ['&', []],
  ])('finds for %j the dealers %j', (typed, names) => {
    expect(filterDealersByName(dealers, typed).map(({ name }) => name)).toEqual(names);
  });
});

describe('find dealers', () => {
  const berlin = createTestDealer({
    slug: 'berlin',
    city: 'Berlin',
    latitude: 52.52,
    longitude: 13.405,
  });
  const potsdam = createTestDealer({
    slug: 'potsdam',
    city: 'Potsdam',
    latitude: 52.4,
    longitude: 13.06,
    type: 'servicePoint',
    hours: [],
  });
  const wien = createTestDealer({
    slug: 'wien',
    city: 'Wien',
    countryCode: 'AT',
    latitude: 48.21,
    longitude: 16.37,
    hasDps: true,
  });
  const london = createTestDealer({
    slug: 'london',
    city: 'London',
    countryCode: 'GB',
    latitude: 51.5,
    longitude: -0.12,
  });
  const all = [london, wien, potsdam, berlin];
  /** A Tuesday, 08:30 in London and 09:30 in Berlin. The shops open at nine. */
  const tuesday = Date.parse('2026-11-24T08:30:00Z');

  const slugs = (filters: Partial<DealerFilters>, around: typeof berlin | null = null) =>
    filterDealers(all, { ...emptyDealerFilters, ...filters }, around, tuesday).found.map(
      ({ dealer }) => dealer.slug,
    );

  it.each([
    ['Berlin and Wien', berlin, wien, 524],
    ['Berlin and London', berlin, london, 931],
    ['a place and itself', berlin, berlin, 0],
    [
      'both sides of the date line',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111,
    ],
  ])('computes the distance of %s', (_name, a, b, km) => {
    expect(Math.abs(computeDistanceKm(a, b) - km)).toBeLessThan(1.5);
  });

  describe('filterDealers', () => {
    it('sorts by country and city without a place', () => {
      expect(slugs({})).toEqual(['berlin', 'potsdam', 'wien', 'london']);
    });

    it('sorts by distance around a place within the radius', () => {
      expect(slugs({}, potsdam)).toEqual(['potsdam', 'berlin']);
      expect(slugs({ radius: null }, potsdam)).toEqual(['potsdam', 'berlin', 'wien', 'london']);
      expect(slugs({ radius: 25 }, potsdam)).toEqual(['potsdam']);
    });

    it.each<[Partial<DealerFilters>, string[]]>([
      [{ type: 'servicePoint' }, ['potsdam']],
      [{ hasDps: true }, ['wien']],
      [{ country: 'GB' }, ['london']],
      [{ isOpen: true }, ['berlin', 'wien']],
      [{ isOpen: true, country: 'DE' }, ['berlin']],
      [{ type: 'flagship' }, []],
    ])('filters by %j', (filters, expected) => {
      expect(slugs(filters)).toEqual(expected);
    });

    it('returns dealers beyond the radius, nearest first, when none are within it', () => {
      const result = filterDealers(
        all,
        { ...emptyDealerFilters, hasDps: true, radius: 10 },
        berlin,
        tuesday,
      );
      expect(result.found).toEqual([]);
      expect(result.nearestOutsideRadius.map(({ dealer }) => dealer.slug)).toEqual(['wien']);
      expect(findWiderRadius(10, result.nearestOutsideRadius[0]?.distanceKm ?? 0)).toBeNull();
      expect(findWiderRadius(10, 28)).toBe(50);
      expect(findWiderRadius(10, 8)).toBe(25);
    });
  });

  describe('finder query', () => {
    it.each([
      '?q=10999+Berlin',
      '?q=10999+Berlin&bike=heinrich-1.0&open=1',
      '?q=Z%C3%BCrich&type=flagship&dps=1&open=1&country=CH&radius=all',
      '?radius=10',
      '',
    ])('round-trips %j', (search) => {
      expect(toFinderQuery(parseFinderQuery(new URLSearchParams(search)))).toBe(search);
    });

    it.each([
      '?type=palace',
      '?country=US',
      '?radius=7',
      '?dps=yes',
      '?q=%20%00',
      '?page=2',
      '?bike=../x',
    ])('ignores %j', (search) => {
      expect(toFinderQuery(parseFinderQuery(new URLSearchParams(search)))).toBe('');
    });

    it('detects a search query', () => {
      expect(hasFinderQuery(new URLSearchParams('utm_source=x'))).toBe(false);
      expect(hasFinderQuery(new URLSearchParams('q='))).toBe(true);
    });

    it('truncates the search text', () => {
      const { q } = parseFinderQuery(new URLSearchParams({ q: 'x'.repeat(10_000) }));
      expect(q).toHaveLength(80);
    });
  });
});
