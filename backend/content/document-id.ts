import { createHash } from 'node:crypto';

/** Strapi's form of an id, 24 small letters and digits: always the same for the same kind and key, in every language. */
export function documentId(kind: string, key: string): string {
  const digest = createHash('sha256').update(`${kind}/${key}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 24);
}
