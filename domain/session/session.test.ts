import { describe, expect, it } from 'vitest';
import { afterRejectedToken } from './recovery';
import { initialSession, isSignedIn, nextSession } from './session';

const anonymous = { hasToken: true, isAnonymous: true, isGuest: false };
const guest = { hasToken: true, isAnonymous: false, isGuest: true };
const customer = { hasToken: true, isAnonymous: false, isGuest: false };

describe('session (Spec §4)', () => {
  it.each([
    ['a first token', initialSession, { type: 'anonymousTokenReceived' }, anonymous],
    ['sign-in', anonymous, { type: 'signedIn', asGuest: false }, customer],
    ['guest', anonymous, { type: 'signedIn', asGuest: true }, guest],
    ['a guest registers', guest, { type: 'signedIn', asGuest: false }, customer],
    ['sign-out', customer, { type: 'signedOut' }, initialSession],
    ['failed renewal', customer, { type: 'renewalFailed' }, initialSession],
    ['failed anonymous renewal', anonymous, { type: 'renewalFailed' }, initialSession],
    ['a late anonymous token', customer, { type: 'anonymousTokenReceived' }, customer],
  ] as const)('%s', (_name, session, event, next) => {
    expect(nextSession(session, event)).toEqual(next);
  });

  it.each([
    [initialSession, false],
    [anonymous, false],
    [guest, true],
    [customer, true],
    [{ hasToken: false, isAnonymous: false, isGuest: false }, false],
  ])('%j is signed in: %s', (session, expected) => {
    expect(isSignedIn(session)).toBe(expected);
  });
});

it('a rejected token is renewed once (Spec §4, §8)', () => {
  expect(afterRejectedToken(0)).toEqual({ step: 'renew' });
  expect(afterRejectedToken(1)).toEqual({ step: 'giveUp', redirectTo: '/login' });
});
