import { z } from 'zod';
import { needed, optional, personFields, trapField } from './form-fields';
import { maxMessageLength } from './message-length';

/** The request for a test ride as it is filled in; each error is the name of its field. */
export const testRideSchema = z.object({
  ...personFields,
  ...trapField,
  bike: needed('bike', 80),
  /** May stay open. */
  sku: optional('sku', 40),
  /** A day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date('wish')], { error: 'wish' }),
  phone: optional('phone', 40),
  /** Comes with the address from an estimate; empty for a test ride alone. */
  leasing: z.enum(['', 'employee', 'selfEmployed']),
  /** The code of what was configured, from the address as well; empty for none. */
  configuration: z.string(),
  message: optional('message', maxMessageLength),
});

export type TestRideFields = z.infer<typeof testRideSchema>;
