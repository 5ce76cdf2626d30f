import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded with `node --import`. Makes password hashing five thousand times cheaper, because nobody attacks passwords
 * of tests. The requested cost stays unchanged and is checked in `password-hash.test.ts`.
 */
const derive = crypto.scrypt;

/** @type {(password: string, salt: Buffer, length: number, cost: object, answer: (error: Error | null, key: Buffer) => void) => void} */
const deriveCheaply = (password, salt, length, cost, answer) =>
  derive(password, salt, length, { ...cost, N: 16, p: 1 }, answer);

Object.assign(crypto, { scrypt: deriveCheaply });
syncBuiltinESMExports();
