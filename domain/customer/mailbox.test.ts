import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

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
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
