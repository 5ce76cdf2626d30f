import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/config/env';
import { handleChangePassword, handleSecurityTxt } from './handle-well-known-requests';

afterEach(() => vi.useRealTimers());

it('security.txt contains the contact and the expiry date', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 10, 30) });
  const answer = handleSecurityTxt();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      `Contact: ${env.SITE_URL}/en/support/contact`,
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: de, en',
      `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

it.each([
  [{ cookie: 'lang=en' }, 'en'],
  [{ 'accept-language': 'de-AT' }, 'de'],
])('/.well-known/change-password redirects with %j', (headers, language) => {
  const answer = handleChangePassword(
    new NextRequest(`${env.SITE_URL}/.well-known/change-password`, { headers: { ...headers } }),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${env.SITE_URL}/${language}/login?view=change`);
});
