import type { Context } from 'hono';
import { z } from 'zod';
import { emailSchema, languageSchema, plainTextSchema, parseBody } from '../rest/rest-request';
import { RestError } from '../rest/rest-error';
import { contactTopics } from '@/domain/customer/contact-topics';

/** Nobody reads a form and writes name, address and a sentence in less. */
const minFillMs = 3_000;

/** What every enquiry says of itself and of who sends it. */
export const requestFields = {
  /** Made by the sender for this enquiry: sent again, it acts once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  name: plainTextSchema(200).pipe(z.string().min(1)),
  /** Lower-case. */
  email: emailSchema,
  language: languageSchema,
};

/** What tells people from machines. */
export const botTrapFields = {
  /** How long the form was open, in milliseconds. */
  filledInMs: z.number().nonnegative(),
  /** A field people do not see: only machines fill it in. */
  website: z.string().max(500).default(''),
};

type Trap = { filledInMs: number; website: string };

/** The body in its shape without the trap. Refuses with 400 a wrong field, named, and what a machine sent. */
export async function parseRequest<Input extends Trap>(
  c: Context,
  schema: z.ZodType<Input>,
): Promise<Omit<Input, keyof Trap>> {
  const { filledInMs, website, ...written } = await parseBody(c, schema);
  if (website !== '' || filledInMs < minFillMs) throw new RestError(400, 'looksAutomatic');
  return written;
}

/** A message to the company as it may be sent. */
export const contactMessageSchema = z.object({
  ...requestFields,
  topic: z.enum(contactTopics),
  /** As the sender wrote it; may be empty. */
  orderNumber: plainTextSchema(40).default(''),
  text: plainTextSchema(4_000, { hasLines: true }).pipe(z.string().min(1)),
});

export type ContactMessage = z.output<typeof contactMessageSchema>;

/** A wish for a test ride as it may be sent. */
export const testRideRequestSchema = z.object({
  ...requestFields,
  dealerNumber: z.string().regex(/^\w{1,20}$/),
  /** The model's slug. */
  bike: z.string().regex(/^[\w.-]{1,80}$/),
  /** The exact bike; empty when that is open. */
  sku: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9.]{3,40}$/)]).default(''),
  /** May be empty. */
  phone: plainTextSchema(40).default(''),
  /** A day as 2026-12-04; empty for any. */
  wish: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Whether it is to be leased as a job bike, and by whom; empty when not. */
  leasing: z.enum(['', 'employee', 'selfEmployed']).default(''),
  /** The code of what was configured; empty for none. */
  configuration: z.union([z.literal(''), z.string().regex(/^[\w-]{4,64}$/)]).default(''),
  message: plainTextSchema(2_000, { hasLines: true }).default(''),
});

export type TestRideRequest = z.output<typeof testRideRequestSchema>;
