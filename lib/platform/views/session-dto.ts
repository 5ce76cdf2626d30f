import { z } from 'zod';

/** Session state in the response of /api/session. Does not contain the token. */
export const sessionStateSchema = z.object({
  hasToken: z.boolean(),
  isAnonymous: z.boolean(),
  isGuest: z.boolean(),
  isB2b: z.boolean(),
  groups: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Opaque id that distinguishes customers and guests; null for anonymous visitors. */
  owner: z.string().nullable(),
});

export type SessionState = z.infer<typeof sessionStateSchema>;

/** Response of the route that starts a guest session. */
export const guestSessionSchema = sessionStateSchema.extend({
  /** Items that could not be moved to the guest's basket, for instance a voucher this guest may not use. */
  leftOut: z.array(z.string()),
});

/** A basket line with fewer pieces available than requested. */
export type QuantityLimitedLine = { title: string; wanted: number; amount: number };

/** Response of the sign-in route. */
export const customerSessionSchema = guestSessionSchema.extend({
  limited: z.array(z.object({ title: z.string(), wanted: z.number(), amount: z.number() })),
});

/** Body of a rejected password; the page has a text for each problem. */
export const passwordRejectionSchema = z.object({
  problem: z.enum([
    'wrongCredentials',
    'emailTaken',
    'weakPassword',
    'leakedPassword',
    'tooMany',
    'invalidInput',
  ]),
});

export type PasswordProblem = z.infer<typeof passwordRejectionSchema>['problem'];

/** Body of every rejection by the session and shop routes. */
export const errorResponseSchema = z.object({ message: z.string() });
