import { z } from 'zod';

/** The claims of the shop's tokens, named as OXID names them (external contract A.2). */
export const tokenClaims = z.object({
  shopid: z.literal(1),
  /** The e-mail; an empty text for anonymous callers. */
  username: z.string(),
  userid: z.string().min(1),
  useranonymous: z.boolean(),
  tokenid: z.string(),
});

export type TokenClaims = z.infer<typeof tokenClaims>;

export const tokenAlgorithm = 'HS512';
