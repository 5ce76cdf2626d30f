import { describe, expect, it } from 'vitest';
import { listAllowedTrackingTags, listWithdrawnCookies } from './allowed-tags';

const choices = (statistics: boolean, marketing: boolean) =>
  ({ necessary: true, statistics, marketing }) as const;

describe('allowed tags', () => {
  const ids = { tagManagerId: 'GTM-A', analyticsId: 'G-A' };

  it.each([
    [choices(false, false), { tagManagerId: null, analyticsId: null }],
    [choices(true, false), ids],
    [choices(false, true), { ...ids, analyticsId: null }],
    [choices(true, true), ids],
  ])('%j', (chosen, expected) => {
    expect(listAllowedTrackingTags(ids, chosen)).toEqual(expected);
  });

  it('are empty without an id', () => {
    const none = { tagManagerId: null, analyticsId: null };
    expect(listAllowedTrackingTags(none, choices(true, true))).toEqual(none);
  });
});

describe('removed cookies', () => {
  const names = ['_ga', '_ga_A1B2', '_gid', '_gcl_au', 'basketId', 'consent', 'lang', '_garage'];

  it.each([
    [choices(true, true), []],
    [choices(false, true), ['_ga', '_ga_A1B2', '_gid']],
    [choices(true, false), ['_gcl_au']],
    [choices(false, false), ['_ga', '_ga_A1B2', '_gid', '_gcl_au']],
  ])('with %j', (chosen, expected) => {
    expect(listWithdrawnCookies(names, chosen)).toEqual(expected);
  });
});
