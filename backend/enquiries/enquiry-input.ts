import type { Context } from 'hono';
import { z } from 'zod';
import { emailInput, languageInput, plainInput, readBody } from '../rest/read-request';
import { RestError } from '../rest/rest-error';

/** Nobody reads a form and writes name, address and a sentence in less. */
const minFillMs = 3_000;

/** What every enquiry says of itself and of who sends it. */
export const enquiryInput = {
  /** Made by the sender for this enquiry: sent again, it acts once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  name: plainInput(200).pipe(z.string().min(1)),
  /** Lower-case. */
  email: emailInput,
  language: languageInput,
};

/** What tells people from machines. */
export const trapInput = {
  /** How long the form was open, in milliseconds. */
  filledInMs: z.number().nonnegative(),
  /** A field people do not see: only machines fill it in. */
  website: z.string().max(500).default(''),
};

type Trap = { filledInMs: number; website: string };

/** The body in its shape without the trap. Refuses with 400 a wrong field, named, and what a machine sent. */
export async function readEnquiry<Input extends Trap>(
  c: Context,
  schema: z.ZodType<Input>,
): Promise<Omit<Input, keyof Trap>> {
  const { filledInMs, website, ...written } = await readBody(c, schema);
  if (website !== '' || filledInMs < minFillMs) throw new RestError(400, 'looksAutomatic');
  return written;
}
