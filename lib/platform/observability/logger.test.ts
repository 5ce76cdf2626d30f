import { expect, it } from 'vitest';
import { redact } from './logger';

it.each([
  ['mail to anna@lautlos.example failed', 'mail to [e-mail] failed'],
  ['mail to rad&tat@fahrrad-müller.example, a!b@x.example', 'mail to [e-mail], [e-mail]'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['eyJhbGciOi.eyJzdWIiOi.c2ln is expired', '[token] is expired'],
  ['{"password":"Lautlos-2026!","a":1}', '{"password":"[hidden]","a":1}'],
  [JSON.stringify('{"password":"Lautlos-2026!"}'), JSON.stringify('{"password":"[hidden]"}')],
  ['?token=abc123&x=1', '?token=[hidden]&x=1'],
  ['call +49 30 555 0140 now', 'call [phone] now'],
  ['IBAN DE89 3704 0044 0532 0130 00.', 'IBAN [account].'],
  ['at 2026-11-21T10:00:00.000Z, order 100200', 'at 2026-11-21T10:00:00.000Z, order 100200'],
  ['Nothing to hide', 'Nothing to hide'],
])('redacts %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});
