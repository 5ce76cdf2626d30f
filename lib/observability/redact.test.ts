import { expect, it } from 'vitest';
import { redact } from './redact';

it.each([
  ['mail to anna@lautlos.example failed', 'mail to [e-mail] failed'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['eyJhbGciOi.eyJzdWIiOi.c2ln is expired', '[token] is expired'],
  ['{"password":"Lautlos-2026!","a":1}', '{"password":"[hidden]","a":1}'],
  ['?token=abc123&x=1', '?token=[hidden]&x=1'],
  ['Nothing to hide', 'Nothing to hide'],
])('redacts %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});
