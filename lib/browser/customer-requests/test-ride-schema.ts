import { z } from 'zod';
import {
  createRequiredTextSchema,
  createOptionalTextSchema,
  personFields,
  honeypotField,
} from './customer-request-form-schemas';
import { maxTestRideMessageLength } from './create-lazy-resolver';
import { zodResolver } from '@hookform/resolvers/zod';

/** Schema of the test ride form; each error message is the field's name. */
const testRideSchema = z.object({
  ...personFields,
  ...honeypotField,
  bike: createRequiredTextSchema('bike', 80),
  /** SKU of the variant to ride; empty for none. */
  sku: createOptionalTextSchema('sku', 40),
  /** Requested day as an ISO day such as 2026-12-04; empty for any day. */
  wish: z.union([z.literal(''), z.iso.date('wish')], { error: 'wish' }),
  phone: createOptionalTextSchema('phone', 40),
  /** Kind of leasing, taken from the URL when the visitor comes from a leasing estimate; empty otherwise. */
  leasing: z.enum(['', 'employee', 'selfEmployed']),
  /** Code of the configured bicycle, taken from the URL; empty for none. */
  configuration: z.string(),
  message: createOptionalTextSchema('message', maxTestRideMessageLength),
});

export type TestRideFields = z.infer<typeof testRideSchema>;

/** Resolver of the test ride form for react-hook-form; loaded lazily. */
export const testRideResolver = zodResolver(testRideSchema);
