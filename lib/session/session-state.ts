import { z } from 'zod';

/** What /api/session tells the browser of its session. The token itself is not part of it. */
export const sessionStateSchema = z.object({
  hasToken: z.boolean(),
  isAnonymous: z.boolean(),
  isGuest: z.boolean(),
  isB2b: z.boolean(),
  groups: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type SessionState = z.infer<typeof sessionStateSchema>;

/** The answer to a started guest session. */
export const guestStartedSchema = sessionStateSchema.extend({
  /** What could not be taken along, for instance a voucher that this guest may not use. */
  leftOut: z.array(z.string()),
});

/** Every refusal of the session's and the shop's own routes. */
export const refusalSchema = z.object({ message: z.string() });
