import { describe, expect, it } from 'vitest';
import { defaultConsent, fullConsent, parseConsent, serialiseConsent } from './consent';

const choices = (statistics: boolean, marketing: boolean) =>
  ({ necessary: true, statistics, marketing }) as const;

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
