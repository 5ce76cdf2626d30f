import { z } from 'zod';
import { requiredText, optionalText, personFields, honeypotField } from './request-schemas';
import { maxMessageLength } from './create-lazy-resolver';
import { zodResolver } from '@hookform/resolvers/zod';

/** Test ride form; each error is the field's name. */
const testRideSchema = z.object({
  ...personFields,
  ...honeypotField,
  bike: requiredText('bike', 80),
  /** Optional. */
  sku: optionalText('sku', 40),
  /** Requested day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date('wish')], { error: 'wish' }),
  phone: optionalText('phone', 40),
  /** Set by the URL when the visitor comes from a leasing estimate; empty for a test ride only. */
  leasing: z.enum(['', 'employee', 'selfEmployed']),
  /** Code of the configured bicycle, set by the URL too; empty for none. */
  configuration: z.string(),
  message: optionalText('message', maxMessageLength),
});

export type TestRideFields = z.infer<typeof testRideSchema>;

/** Resolver of the test ride form for react-hook-form; loaded lazily. */
export const testRideResolver = zodResolver(testRideSchema);
