import { describe, expect, it } from 'vitest';
import { toExpectedDays, isDeliveryCallExpected, buildTrackingUrl } from './expected-delivery';

describe('expected days', () => {
  it.each([
    [
      'a range of days',
      '2026-11-26T00:00:00+00:00',
      '2026-11-30T00:00:00+00:00',
      ['2026-11-26', '2026-11-30'],
    ],
    ['a single day', null, '2026-11-30T00:00:00+00:00', ['2026-11-30', '2026-11-30']],
    ['a first day after the last day', '2026-12-04', '2026-11-30', ['2026-11-30', '2026-11-30']],
    ['an unknown last day', '2026-11-26', null, null],
    ['missing fields', undefined, undefined, null],
  ])('%s', (_name, first, last, days) => {
    const span = toExpectedDays(first, last);
    expect(span && [span.from, span.until]).toEqual(days);
  });
});

describe('delivery call', () => {
  const bike = 'LU11.25.H.M.GR';
  const bell = 'ZB.KRE.42.MS';

  it.each([
    ['a bike with a phone number', ['030 555 0140'], [bike], true],
    ['the phone number of the invoice address', [undefined, '030 555 0140'], [bell, bike], true],
    ['a bike without a phone number', ['', ' ', null], [bike], false],
    ['an accessory sent by letter', ['030 555 0140'], [bell], false],
  ])('%s', (_what, phones, skus, expected) => {
    expect(isDeliveryCallExpected({ phones, skus })).toBe(expected);
  });
});

describe('tracking url', () => {
  it.each([
    ['', ''],
    ['1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      '00340434161094042557',
      'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557',
    ],
    ['1Z 999 AA1 01 2345 6784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      '0034 0434-1610 9404 2557',
      'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557',
    ],
    [
      'a b&c=d"',
      'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=ab%26c%3Dd%22',
    ],
  ])('the tracking number %j has the URL %j', (number, url) => {
    expect(buildTrackingUrl(number)).toBe(url);
  });
});
