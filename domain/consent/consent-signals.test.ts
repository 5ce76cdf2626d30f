import { describe, expect, it } from 'vitest';
import { fullConsent } from './consent';
import { consentSignals, deniedSignals } from './consent-signals';

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
