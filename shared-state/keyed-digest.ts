import { createHmac } from 'node:crypto';

/** Names keys of limits by a secret that all processes have: whoever reads Redis cannot try out addresses or e-mails. */
export function keyedDigest(secret: string) {
  return (name: string, key: string): string =>
    createHmac('sha256', secret).update(`limit ${name} ${key}`).digest('base64url').slice(0, 27);
}
