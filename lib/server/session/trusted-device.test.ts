import { createHmac } from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';

const request = () =>
  new NextRequest('http://localhost:3000/api/identity', {
    headers: { 'x-forwarded-for': '2001:db8::5' },
  });

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

async function headersWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { getClientOriginHeaders: originHeaders } = await import('./trusted-device');
  return originHeaders(request());
}

it('signs the visitor data for the identity service with the shared secret', async () => {
  const secret = 'r'.repeat(48);
  const responseHeaders = await headersWith({ REVALIDATE_SECRET: secret });
  const [at = '', signature] = (responseHeaders['X-Client-Signature'] ?? '').split('.');
  const signed = JSON.stringify(['client-origin', Number(at), '2001:db8::5', '']);
  expect(responseHeaders).toMatchObject({
    'X-Client-Address': '2001:db8::5',
    'X-Known-Emails': '',
  });
  expect(signature).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
  expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
});

it.each([
  ['without a secret', { REVALIDATE_SECRET: '' }],
  [
    'to an external user pool',
    {
      REVALIDATE_SECRET: 'r'.repeat(48),
      IDENTITY_URL: 'https://cognito-idp.eu-central-1.amazonaws.com',
      IDENTITY_ISSUER: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEf123',
      IDENTITY_POOL_ID: 'eu-central-1_AbCdEf123',
    },
  ],
])('sends no data %s', async (_, variables) => {
  expect(await headersWith(variables)).toEqual({});
});
