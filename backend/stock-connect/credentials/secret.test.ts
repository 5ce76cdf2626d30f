import { expect, it } from 'vitest';
import { hashPassword } from '../../shop/base/password-hash';
import { hashSecret, isSecret, newSecret } from './secret';

it('is known by its hash, also by one kept as a password', async () => {
  const secret = newSecret();
  expect(await isSecret(secret, hashSecret(secret))).toBe(true);
  expect(await isSecret(secret, await hashPassword(secret))).toBe(true);
});

it.each(['', 'sha256$', 'sha256$AAAA', 'plain', hashSecret('another')])(
  'is not known by %j',
  async (hash) => {
    expect(await isSecret(newSecret(), hash)).toBe(false);
  },
);

it('costs a digest and no more, however many are tried', async () => {
  const hash = hashSecret(newSecret());
  const startedAt = performance.now();
  for (let count = 0; count < 1_000; count += 1) await isSecret(newSecret(), hash);
  // One password hash alone takes a good part of this.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
