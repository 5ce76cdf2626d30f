import { expect, it, describe } from 'vitest';
import {
  isConsentRequired,
  fullConsent,
  toConsentSignals,
  deniedConsentSignals,
  defaultConsent,
  parseConsent,
  formatConsent,
  isConsentDialogPage,
} from './consent';

describe('consent request', () => {
  it.each([
    ['always', false, true],
    ['always', true, true],
    ['when-needed', false, false],
    ['when-needed', true, true],
  ] as const)(
    '%s, with tools that need consent %s: requests consent %s',
    (mode, hasTools, expected) => {
      expect(isConsentRequired(mode, hasTools)).toBe(expected);
    },
  );
});

describe('consent signals', () => {
  const choices = (statistics: boolean, marketing: boolean) =>
    ({ necessary: true, statistics, marketing }) as const;

  describe('consent signals (Specification §4)', () => {
    it.each([
      [choices(false, false), 'denied', 'denied'],
      [choices(true, false), 'denied', 'granted'],
      [choices(false, true), 'granted', 'denied'],
      [choices(true, true), 'granted', 'granted'],
    ])('%j', (chosen, marketing, statistics) => {
      expect(toConsentSignals(chosen)).toEqual({
        ad_storage: marketing,
        ad_user_data: marketing,
        ad_personalization: marketing,
        analytics_storage: statistics,
        functionality_storage: 'granted',
        personalization_storage: 'granted',
        security_storage: 'granted',
      });
    });
  });

  it('denies every signal before a choice', () => {
    expect(Object.keys(deniedConsentSignals)).toEqual(Object.keys(toConsentSignals(fullConsent)));
    expect(new Set(Object.values(deniedConsentSignals))).toEqual(new Set(['denied']));
  });
});

describe('consent', () => {
  const choices = (statistics: boolean, marketing: boolean) =>
    ({ necessary: true, statistics, marketing }) as const;

  describe('the consent cookie', () => {
    it.each([
      [defaultConsent, 'necessary'],
      [choices(true, false), 'necessary,statistics'],
      [choices(false, true), 'necessary,marketing'],
      [fullConsent, 'necessary,statistics,marketing'],
    ])('with %j is read as %s', (chosen, cookie) => {
      expect(formatConsent(chosen)).toBe(cookie);
      expect(parseConsent(cookie)).toEqual(chosen);
    });

    it.each([[null], [undefined], [''], ['statistics'], ['true']])('rejects %j', (cookie) => {
      expect(parseConsent(cookie)).toBeNull();
    });
  });
});

describe('need for a consent request', () => {
  it.each([
    ['/', true],
    ['/bikes', true],
    ['/bikes/ludwig', true],
    ['/bikes/ludwig/configuration', true],
    ['/dealers', true],
    ['/login', true],
    ['/checkout/cart', true],
    ['/checkout/address', false],
    ['/checkout/review', false],
    ['/my-account/b2c', false],
    ['/my-account/b2b/orders', false],
    ['/privacy-policy', false],
    ['/privacy-policy/', false],
    ['/imprint', false],
    ['/imprint-of-a-tyre', true],
  ])('on %s the consent dialog opens automatically: %s', (path, expected) => {
    expect(isConsentDialogPage(path)).toBe(expected);
  });
});
