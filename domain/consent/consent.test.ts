import { describe, expect, it } from 'vitest';
import {
  consentSignals,
  defaultConsent,
  deniedSignals,
  fullConsent,
  parseConsent,
  serialiseConsent,
} from './consent';

const choices = (statistics: boolean, marketing: boolean) =>
  ({ necessary: true, statistics, marketing }) as const;

describe('consent signals (Spec §4)', () => {
  it.each([
    [choices(false, false), 'denied', 'denied'],
    [choices(true, false), 'denied', 'granted'],
    [choices(false, true), 'granted', 'denied'],
    [choices(true, true), 'granted', 'granted'],
  ])('%j', (chosen, marketing, statistics) => {
    expect(consentSignals(chosen)).toEqual({
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
  expect(Object.keys(deniedSignals)).toEqual(Object.keys(consentSignals(fullConsent)));
  expect(new Set(Object.values(deniedSignals))).toEqual(new Set(['denied']));
});

describe('the consent cookie', () => {
  it.each([
    [defaultConsent, 'necessary'],
    [choices(true, false), 'necessary,statistics'],
    [choices(false, true), 'necessary,marketing'],
    [fullConsent, 'necessary,statistics,marketing'],
  ])('of %j is %s', (chosen, cookie) => {
    expect(serialiseConsent(chosen)).toBe(cookie);
    expect(parseConsent(cookie)).toEqual(chosen);
  });

  it.each([[null], [undefined], [''], ['statistics'], ['true']])('%j is none', (cookie) => {
    expect(parseConsent(cookie)).toBeNull();
  });
});
