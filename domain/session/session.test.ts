import { describe, expect, it } from 'vitest';
import { resolveTokenRecovery } from '@/domain/basket/error-recovery';
import {
  initialSession,
  hasOwnerChanged,
  isSignedIn,
  reduceSession,
  type Session,
  type SessionEvent,
} from './session';

const dealers = [{ id: 'oxiddealer', title: 'oxiddealer' }];

const states = {
  none: initialSession,
  anonymous: { ...initialSession, hasToken: true },
  anonymousRenewing: { ...initialSession, hasToken: true, isRenewing: true },
  guest: aSession({ isGuest: true, owner: 'g' }),
  guestRenewing: aSession({ isGuest: true, owner: 'g', isRenewing: true }),
  anna: aSession({ owner: 'anna' }),
  annaRenewing: aSession({ owner: 'anna', isRenewing: true }),
  dealer: aSession({ owner: 'laden', groups: dealers }),
} satisfies Record<string, Session>;

type Name = keyof typeof states;

function aSession(change: Partial<Session>): Session {
  return { ...initialSession, hasToken: true, isAnonymous: false, ...change };
}

const events = {
  'another tab was signed out': { type: 'restored', session: states.none },
  'another tab signed in a dealer': { type: 'restored', session: states.dealer },
  'an anonymous token': { type: 'anonymousTokenReceived' },
  'a guest begins': { type: 'signedIn', asGuest: true, owner: 'g', groups: [] },
  'Anna signs in': { type: 'signedIn', asGuest: false, owner: 'anna', groups: [] },
  'the dealer signs in': { type: 'signedIn', asGuest: false, owner: 'laden', groups: dealers },
  'the token is rejected': { type: 'tokenRejected' },
  "Anna's session is renewed": { type: 'renewed', owner: 'anna', groups: [] },
  'the renewal is postponed': { type: 'renewalPostponed' },
  'the renewal failed': { type: 'renewalFailed' },
  'the visitor signs out': { type: 'signedOut' },
} satisfies Record<string, SessionEvent>;

const from: Name[] = [
  'none',
  'anonymous',
  'anonymousRenewing',
  'guest',
  'guestRenewing',
  'anna',
  'annaRenewing',
  'dealer',
];

/** Every state × every event. The columns are the states in the order of `from` (Specification §4). */
const table: Record<keyof typeof events, readonly Name[]> = {
  'another tab was signed out': from.map(() => 'none'),
  'another tab signed in a dealer': from.map(() => 'dealer'),
  'an anonymous token': [
    'anonymous',
    'anonymous',
    'anonymous',
    'guest',
    'guestRenewing',
    'anna',
    'annaRenewing',
    'dealer',
  ],
  'a guest begins': from.map(() => 'guest'),
  'Anna signs in': from.map(() => 'anna'),
  'the dealer signs in': from.map(() => 'dealer'),
  'the token is rejected': [
    'none',
    'anonymousRenewing',
    'anonymousRenewing',
    'guestRenewing',
    'guestRenewing',
    'annaRenewing',
    'annaRenewing',
    'dealer',
  ],
  "Anna's session is renewed": [
    'none',
    'anonymous',
    'anonymousRenewing',
    'guest',
    'guestRenewing',
    'anna',
    'anna',
    'dealer',
  ],
  'the renewal is postponed': [
    'none',
    'anonymous',
    'anonymous',
    'guest',
    'guest',
    'anna',
    'anna',
    'dealer',
  ],
  'the renewal failed': from.map(() => 'none'),
  'the visitor signs out': from.map(() => 'none'),
};

const rows = (Object.keys(events) as (keyof typeof events)[]).flatMap((event) =>
  from.map((state, column) => [state, event, table[event][column] as Name] as const),
);

describe('session (Specification §4)', () => {
  it.each(rows)('in state %s on event %s becomes %s', (state, event, next) => {
    const isRejectedB2bCustomer = state === 'dealer' && event === 'the token is rejected';
    const expected = isRejectedB2bCustomer ? { ...states.dealer, isRenewing: true } : states[next];
    expect(reduceSession(states[state], events[event])).toEqual(expected);
  });

  it.each([
    ['none', false],
    ['anonymous', false],
    ['anonymousRenewing', false],
    ['guest', true],
    ['anna', true],
    ['annaRenewing', true],
  ] as const)('%s is signed in: %s', (state, expected) => {
    expect(isSignedIn(states[state])).toBe(expected);
  });

  it('is not signed in without a token, whatever the marker says', () => {
    expect(isSignedIn({ hasToken: false, isAnonymous: false })).toBe(false);
  });

  it.each([
    ['none', 'anonymous', false],
    ['anonymous', 'anna', true],
    ['guest', 'anna', true],
    ['anna', 'annaRenewing', false],
    ['anna', 'dealer', true],
    ['anna', 'none', true],
  ] as const)('from %s to %s changes the owner: %s', (before, after, expected) => {
    expect(hasOwnerChanged(states[before], states[after])).toBe(expected);
  });
});

it('a rejected token is renewed once (Specification §4, §8)', () => {
  expect(resolveTokenRecovery(0)).toEqual({ step: 'renew' });
  expect(resolveTokenRecovery(1)).toEqual({ step: 'giveUp', redirectTo: '/login' });
});
