import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('verifies its own password and rejects others', async () => {
  const hash = await hashPassword('Lautlos-2026!');
  expect(hash).toMatch(/^scrypt\$[^$]{24}\$[^$]{44}$/);
  expect(await verifyPassword('Lautlos-2026!', hash)).toBe(true);
  expect(await verifyPassword('Lautlos-2026?', hash)).toBe(false);
  expect(await verifyPassword('Lautlos-2026!', '')).toBe(false);
});

it('uses a new salt for each digest', async () => {
  expect(await hashPassword('Lautlos-2026!')).not.toBe(await hashPassword('Lautlos-2026!'));
});

it('uses 16 MiB and five rounds per attempt, also without a digest', async () => {
  const derive = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  const hash = await hashPassword('Lautlos-2026!');
  await verifyPassword('Lautlos-2026!', hash);
  await verifyPassword('Lautlos-2026!', '');
  const cost = expect.objectContaining({ N: 16_384, r: 8, p: 5 }) as object;
  const salt = expect.any(Buffer) as Buffer;
  const answer = expect.any(Function) as () => void;
  for (let call = 1; call <= 3; call += 1)
    expect(derive).toHaveBeenNthCalledWith(call, 'Lautlos-2026!', salt, 32, cost, answer);
  expect(derive).toHaveBeenCalledTimes(3);
});
