import { z } from 'zod';

/** The most a message may hold; the service takes no more. */
export const maxMessageLength = 2_000;

const needed = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** The request for a test ride as it is filled in; each error is the name of its field. */
export const testRideSchema = z.object({
  bike: needed('bike', 80),
  sku: needed('sku', 40),
  /** A day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date('wish')], { error: 'wish' }),
  name: needed('name', 200),
  email: needed('email', 254).pipe(z.email('email')),
  phone: z.string().trim().max(40, 'phone'),
  message: z.string().trim().max(maxMessageLength, 'message'),
  /** People do not see this field. */
  website: z.string(),
});

export type TestRideFields = z.infer<typeof testRideSchema>;
