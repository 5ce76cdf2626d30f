import { z } from 'zod';
import { plainInput } from '../../rest/read-request';
import { enquiryInput } from '../enquiry-input';

/** A wish for a test ride as it may be sent. */
export const testRideWish = z.object({
  ...enquiryInput,
  dealerNumber: z.string().regex(/^\w{1,20}$/),
  /** The model's slug. */
  bike: z.string().regex(/^[\w.-]{1,80}$/),
  /** The exact bike; empty when that is open. */
  sku: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9.]{3,40}$/)]).default(''),
  /** May be empty. */
  phone: plainInput(40).default(''),
  /** A day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Whether it is to be leased as a job bike, and by whom; empty when not. */
  leasing: z.enum(['', 'employee', 'selfEmployed']).default(''),
  /** The code of what was configured; empty for none. */
  configuration: z.union([z.literal(''), z.string().regex(/^[\w-]{4,64}$/)]).default(''),
  message: plainInput(2_000, { hasLines: true }).default(''),
});

export type TestRideWish = z.output<typeof testRideWish>;
