import { z } from 'zod';

/** The most a message may hold; the service takes no more. */
export const maxTextLength = 2_000;

const needed = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** The declaration of withdrawal as its form has it; each error is the name of its field. */
export const declarationSchema = z.object({
  name: needed('name', 200),
  orderNumber: needed('orderNumber', 40),
  email: needed('email', 254).pipe(z.email('email')),
  text: z.string().trim().max(maxTextLength, 'text'),
});

export type Declaration = z.infer<typeof declarationSchema>;
