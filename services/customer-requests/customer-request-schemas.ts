import type { Context } from 'hono';
import { z } from 'zod';
import { emailSchema, languageSchema, plainTextSchema, parseBody } from '../rest/rest-request';
import { RestError } from '../rest/rest-error';
import { contactTopics } from '@/domain/customer/contact-topics';

/** Minimum time a person needs for filling in the form. */
const minFillMs = 3_000;

/** Fields of every request form. */
export const customerRequestFields = {
  /** Idempotency key created by the sender. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  name: plainTextSchema(200).pipe(z.string().min(1)),
  /** Lower case. */
  email: emailSchema,
  language: languageSchema,
};

/** Fields for detecting bots. */
export const botTrapFields = {
  /** Time for which the form was open, in milliseconds. */
  filledInMs: z.number().nonnegative(),
  /** A hidden field that only bots fill in. */
  website: z.string().max(500).default(''),
};

type Trap = { filledInMs: number; website: string };

/**
 * Parses the body and removes the bot detection fields. Rejects invalid fields, with their names, and bots with 400.
 */
export async function parseCustomerRequest<Input extends Trap>(
  c: Context,
  schema: z.ZodType<Input>,
): Promise<Omit<Input, keyof Trap>> {
  const { filledInMs, website, ...written } = await parseBody(c, schema);
  if (website !== '' || filledInMs < minFillMs) throw new RestError(400, 'looksAutomatic');
  return written;
}

/** Validates a message sent with the contact form. */
export const contactMessageSchema = z.object({
  ...customerRequestFields,
  topic: z.enum(contactTopics),
  /** As entered by the sender; may be empty. */
  orderNumber: plainTextSchema(40).default(''),
  text: plainTextSchema(4_000, { hasLines: true }).pipe(z.string().min(1)),
});

export type ContactMessage = z.output<typeof contactMessageSchema>;

/** Validates a request for a test ride or a lease. */
export const testRideRequestSchema = z.object({
  ...customerRequestFields,
  dealerNumber: z.string().regex(/^\w{1,20}$/),
  /** The model's slug. */
  bike: z.string().regex(/^[\w.-]{1,80}$/),
  /** SKU of the exact bike; empty when undecided. */
  sku: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9.]{3,40}$/)]).default(''),
  /** May be empty. */
  phone: plainTextSchema(40).default(''),
  /** Preferred day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Who leases the bike as a company bike; empty when it is not leased. */
  leasing: z.enum(['', 'employee', 'selfEmployed']).default(''),
  /** Code of the configuration; empty for none. */
  configuration: z.union([z.literal(''), z.string().regex(/^[\w-]{4,64}$/)]).default(''),
  message: plainTextSchema(2_000, { hasLines: true }).default(''),
});

export type TestRideRequest = z.output<typeof testRideRequestSchema>;
