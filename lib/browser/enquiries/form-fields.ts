import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';

/** A line people must fill in; an error is the field's name. */
export const needed = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** A text people may leave empty; an error is the field's name. */
export const optional = (field: string, maxLength: number) =>
  z.string().trim().max(maxLength, field);

/** Who writes, as every form to the company asks. */
export const personFields = {
  name: needed('name', 200),
  email: z.string('email').transform(readEmail('email')),
};

/** A field people do not see: only machines fill it in. */
export const trapField = { website: z.string() };
