import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { tokenAlgorithm, type TokenClaims, tokenClaims } from './token-claims';

const headerSchema = z.object({ alg: z.literal(tokenAlgorithm) });

const framed = tokenClaims.extend({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
});

/**
 * The claims of a token of the shop's own, good at `now` in epoch milliseconds; throws with the reason when it is not. It is looked at
 * with every call, and at once: the library hands each look to another thread, which costs ten times what it does there.
 */
export function readOwnToken(
  token: string,
  { secret, shopUrl, now }: { secret: string; shopUrl: string; now: number },
): TokenClaims & { iat: number } {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) throw new Error('The token has too many parts');
  headerSchema.parse(fromPart(header));
  const right = createHmac('sha512', secret).update(`${header}.${payload}`).digest();
  const told = Buffer.from(signature, 'base64url');
  if (told.length !== right.length || !timingSafeEqual(told, right))
    throw new Error('The signature is not the shop’s');
  const { iss, aud, nbf, exp, ...claims } = framed.parse(fromPart(payload));
  if (iss !== shopUrl || aud !== shopUrl) throw new Error('The token is of another shop');
  if (nbf * 1000 > now) throw new Error('The token is not good yet');
  if (exp * 1000 <= now) throw new Error('The token has run out');
  return claims;
}

function fromPart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}
