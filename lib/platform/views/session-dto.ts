import { z } from 'zod';

/** What /api/session tells the browser of its session. The token itself is not part of it. */
export const sessionStateSchema = z.object({
  hasToken: z.boolean(),
  isAnonymous: z.boolean(),
  isGuest: z.boolean(),
  isB2b: z.boolean(),
  groups: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Tells callers apart without saying who they are; null while nobody is signed in. */
  owner: z.string().nullable(),
});

export type SessionState = z.infer<typeof sessionStateSchema>;

/** The answer to a started guest session. */
export const guestSessionSchema = sessionStateSchema.extend({
  /** What could not be taken along, for instance a voucher that this guest may not use. */
  leftOut: z.array(z.string()),
});

/** A line of the basket of which there are fewer pieces than wanted. */
export type LimitedLine = { title: string; wanted: number; amount: number };

/** The answer to a sign-in. */
export const customerSessionSchema = guestSessionSchema.extend({
  limited: z.array(z.object({ title: z.string(), wanted: z.number(), amount: z.number() })),
});

/** Every refusal of the session's and the shop's own routes. */
export const errorResponseSchema = z.object({ message: z.string() });
