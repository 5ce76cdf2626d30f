import { z } from 'zod';
import { requiredText, optionalText, personFields, honeypotField } from './request-schemas';
import { maxMessageLength } from './create-lazy-resolver';
import { zodResolver } from '@hookform/resolvers/zod';

/** The request for a test ride as it is filled in; each error is the name of its field. */
const testRideSchema = z.object({
  ...personFields,
  ...honeypotField,
  bike: requiredText('bike', 80),
  /** May stay open. */
  sku: optionalText('sku', 40),
  /** A day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date('wish')], { error: 'wish' }),
  phone: optionalText('phone', 40),
  /** Comes with the address from an estimate; empty for a test ride alone. */
  leasing: z.enum(['', 'employee', 'selfEmployed']),
  /** The code of what was configured, from the address as well; empty for none. */
  configuration: z.string(),
  message: optionalText('message', maxMessageLength),
});

export type TestRideFields = z.infer<typeof testRideSchema>;

/** Checks the request for a test ride as react-hook-form wants it; loaded late. */
export const testRideResolver = zodResolver(testRideSchema);
