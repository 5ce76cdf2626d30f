import { expect, it } from 'vitest';
import { assertPasswordAllowed } from './set-password';

const leaked = 'Provided password cannot be used for security reasons.';

it.each([
  ['kurz', 'Password did not conform with policy: Password not long enough'],
  ['P@ssw0rd', leaked],
  ['p@SSw0RD', leaked],
  ['!QAZ2wsx', leaked],
  ['G00dPa$$w0rD', leaked],
])('rejects %s with the Cognito message', (password, message) => {
  expect(() => assertPasswordAllowed(password)).toThrow(
    expect.objectContaining({ name: 'InvalidPasswordException', message }),
  );
});

it.each(['Lautlos-2026!', 'Anders-2026!', 'Kq7#vuBel-Nabe'])('accepts %s', (password) => {
  expect(() => assertPasswordAllowed(password)).not.toThrow();
});
