import { randomBytes } from 'node:crypto';

/** A new id in OXID's form: 32 hexadecimal digits that nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}
