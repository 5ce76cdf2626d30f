import { expect, it } from 'vitest';
import { env } from '@/lib/platform/config/env';
import { type SessionClaims, createSessionToken } from './session-cookie';
import { getErrorReportUser } from './error-report-user';

const subject = '7d1f2c9e-1b7e-4a53-9c1e-2f6a1d0b8c11';

it.each<[SessionClaims, string]>([
  [{ kind: 'customer', groups: [], subject }, subject],
  [{ kind: 'customer', groups: [] }, 'customer'],
  [{ kind: 'guest', groups: [], email: 'anna@lautlos.example' }, 'guest'],
  [{ kind: 'anonymous', groups: [] }, 'anonymous'],
])('reports of %j only %s', async (claims, user) => {
  const cookie = await createSessionToken(claims, 'a.b.c', env.SESSION_SECRET, 60);
  expect(await getErrorReportUser(`lang=de; session=${cookie}; session-mark=x`)).toBe(user);
});

it.each([[null], [undefined], [''], ['session=forged.by.me'], ['session-mark=customer']])(
  'reports no user for %j',
  async (header) => {
    expect(await getErrorReportUser(header)).toBe('anonymous');
  },
);
