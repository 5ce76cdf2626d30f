import { z } from 'zod';

/** A sign-in of an account as its owner sees it. Times are epoch milliseconds. */
export const signInsSchema = z.object({
  signIns: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      startedAt: z.number(),
      lastSeenAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
});

export type SignInView = z.infer<typeof signInsSchema>['signIns'][number];
