import { expect, it } from 'vitest';
import { hashPassword } from '../shop/base/password-hash';
import { hashSecret, verifySecret, createSecret } from './credentials.service';

it('accepts a secret by its hash, including an older password hash', async () => {
  const secret = createSecret();
  expect(await verifySecret(secret, hashSecret(secret))).toBe(true);
  expect(await verifySecret(secret, await hashPassword(secret))).toBe(true);
});

it.each(['', 'sha256$', 'sha256$AAAA', 'plain', hashSecret('another')])(
  'rejects the hash %j',
  async (hash) => {
    expect(await verifySecret(createSecret(), hash)).toBe(false);
  },
);

it('verifies many secrets with one digest each', async () => {
  const hash = hashSecret(createSecret());
  const startedAt = performance.now();
  for (let count = 0; count < 1_000; count += 1) await verifySecret(createSecret(), hash);
  // A single slow password hash would take most of this time.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
