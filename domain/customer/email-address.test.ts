import { describe, expect, it } from 'vitest';
import {
  parseEmailAddress,
  createEmailTransform,
  normalizeEmail,
  toMailbox,
} from './email-address';

describe('email address', () => {
  const addresses: [typed: string, address: string][] = [
    ['anna@example.org', 'anna@example.org'],
    [' Anna.Weber@Example.ORG ', 'Anna.Weber@example.org'],
    ['anna+rad@example.org', 'anna+rad@example.org'],
    ['rad&tat@x.example', 'rad&tat@x.example'],
    ['a/b@x.example', 'a/b@x.example'],
    ['a!b@x.example', 'a!b@x.example'],
    ['a=b@x.example', 'a=b@x.example'],
    ["o'hara@x.example", "o'hara@x.example"],
    ['#1{a}|~^`$%*?@x.example', '#1{a}|~^`$%*?@x.example'],
    ['info@fahrrad-müller.example', 'info@xn--fahrrad-mller-4ob.example'],
    ['info@xn--fahrrad-mller-4ob.example', 'info@xn--fahrrad-mller-4ob.example'],
    ['info@FAHRRAD-MU\u0308LLER.example', 'info@xn--fahrrad-mller-4ob.example'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    ['a@sub.sub.example', 'a@sub.sub.example'],
    ['a@1und1.de', 'a@1und1.de'],
    [`${'a'.repeat(64)}@x.example`, `${'a'.repeat(64)}@x.example`],
  ];

  const wrong = [
    '',
    'x',
    '@x.example',
    'anna@',
    'nope@x',
    'a b@x.example',
    'a@b@x.example',
    'a@x..example',
    'a@.example',
    'a@x.example.',
    'a@-x.example',
    'a@x-.example',
    'a@x_y.example',
    'a@x.1',
    'a@127.0.0.1',
    'a@1.2',
    'a@[127.0.0.1]',
    'a@x.example:25',
    'a@x.example/b',
    'a@x.example?b',
    'a@x%2eexample.de',
    'jörg@x.example',
    '"a b"@x.example',
    'Anna <anna@example.org>',
    'anna@example.org,b@example.org',
    'anna@example.org\nbcc: b@example.org',
    'anna@exam\u0000ple.org',
    `${'a'.repeat(65)}@x.example`,
    `a@${'x.'.repeat(125)}example`,
  ];

  function checked(typed: string): [string, string[]] {
    const problems: string[] = [];
    const addIssue = ({ message }: { message: string }) => problems.push(message);
    return [createEmailTransform('email')(typed, { addIssue }), problems];
  }

  describe('parseEmailAddress', () => {
    it.each(addresses)('parses %j as %s', (typed, address) => {
      expect(parseEmailAddress(typed)).toBe(address);
      expect(checked(typed)).toEqual([address, []]);
      expect(normalizeEmail(typed)).toBe(address.toLowerCase());
    });

    it.each(wrong)('rejects %j', (typed) => {
      expect(parseEmailAddress(typed)).toBeNull();
      expect(checked(typed)).toEqual(['', ['email']]);
      expect(normalizeEmail(typed)).toBe(typed.trim().toLowerCase());
    });
  });
});

describe('toMailbox', () => {
  it.each([
    ['mareike@example.org', 'mareike@example.org'],
    [' Mareike@Example.ORG ', 'mareike@example.org'],
    ['mareike+shop@example.org', 'mareike@example.org'],
    ['mareike+shop+2@example.org', 'mareike@example.org'],
    ['mareike.lang@example.org', 'mareike.lang@example.org'],
    ['mareike.lang+x@gmail.com', 'mareikelang@gmail.com'],
    ['m.a.reikelang@googlemail.com', 'mareikelang@gmail.com'],
    ['+only@example.org', '+only@example.org'],
    ['no address', 'no address'],
    ['@example.org', '@example.org'],
    ['', ''],
  ])('maps %s to the mailbox %s', (email, mailbox) => {
    expect(toMailbox(email)).toBe(mailbox);
  });
});
