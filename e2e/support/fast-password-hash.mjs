import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before everything else (`node --import`): digests of passwords cost a five-thousandth of what guessing them has to cost, as
 * nobody guesses a test's. What is asked for stays as it is: `password-hash.test.ts` looks at it.
 */
const derive = crypto.scrypt;

/** @type {(password: string, salt: Buffer, length: number, cost: object, answer: (error: Error | null, key: Buffer) => void) => void} */
const deriveCheaply = (password, salt, length, cost, answer) =>
  derive(password, salt, length, { ...cost, N: 16, p: 1 }, answer);

Object.assign(crypto, { scrypt: deriveCheaply });
syncBuiltinESMExports();
