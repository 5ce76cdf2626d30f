import { describe, expect, it } from 'vitest';
import { identityProblems } from './run-identity-call';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { getProblemKey } from './sign-in';

describe('messages for a failed sign-in', () => {
  it.each(identityProblems)('has a message for %s in both languages', (problem) => {
    const key = getProblemKey({ by: 'identity', problem });
    for (const { auth } of [de, en]) {
      expect(auth.problems[key].title).not.toBe('');
      expect(auth.problems[key].text).not.toBe('');
    }
  });

  it.each([
    [null, '', 'shopUnavailable'],
    [503, 'Später.', 'shopUnavailable'],
    [500, '', 'shopUnavailable'],
    [429, 'Zu viele Versuche.', 'tooMany'],
    [401, 'Die Anmeldung ist abgelaufen.', 'shopRejected'],
    [422, 'Gesperrt.', 'shopRejected'],
    [400, '', 'shopRejectedWithoutReason'],
    [403, 'Ihre E-Mail-Adresse ist noch nicht bestätigt.', 'shopRejected'],
  ] as const)('shop error %s %j shows %s', (status, message, key) => {
    expect(getProblemKey({ by: 'shop', status, message })).toBe(key);
  });
});
