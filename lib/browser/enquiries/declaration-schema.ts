import { z } from 'zod';
import { holdsAddress } from '@/domain/withdrawal/unlinked-text';
import { needed, optional, personFields } from './form-fields';

/** The most a message may hold; the service takes no more. */
export const maxDeclarationLength = 2_000;

/** The receipt goes to whatever e-mail is given: the services refuse addresses of the web in these lines, too. */
const hasNoAddress = (line: string) => !holdsAddress(line);

/** The declaration of withdrawal as its form has it; each error is the name of its field, or `address` where one stands in it. */
export const declarationSchema = z.object({
  ...personFields,
  name: personFields.name.refine(hasNoAddress, 'address'),
  orderNumber: needed('orderNumber', 40).refine(hasNoAddress, 'address'),
  text: optional('text', maxDeclarationLength),
});

export type DeclarationValues = z.infer<typeof declarationSchema>;
