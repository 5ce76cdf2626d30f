import { z } from 'zod';
import { needed, optional, personFields } from './form-fields';

/** The most a message may hold; the service takes no more. */
export const maxDeclarationLength = 2_000;

/** The declaration of withdrawal as its form has it; each error is the name of its field. */
export const declarationSchema = z.object({
  ...personFields,
  orderNumber: needed('orderNumber', 40),
  text: optional('text', maxDeclarationLength),
});

export type DeclarationValues = z.infer<typeof declarationSchema>;
