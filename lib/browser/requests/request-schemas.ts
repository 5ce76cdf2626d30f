import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { contactTopics } from '@/domain/customer/contact-topics';
import { hasWebAddress } from '@/domain/text/text-utils';

/** A line people must fill in; an error is the field's name. */
export const requiredText = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** A text people may leave empty; an error is the field's name. */
export const optionalText = (field: string, maxLength: number) =>
  z.string().trim().max(maxLength, field);

/** Who writes, as every form to the company asks. */
export const personFields = {
  name: requiredText('name', 200),
  email: z.string('email').transform(createEmailTransform('email')),
};

/** A field people do not see: only machines fill it in. */
export const honeypotField = { website: z.string() };

/** The most a message may hold; the service takes no more. */
export const maxContactLength = 4_000;

/** The contact form as it is filled in; each error is the name of its field. */
export const contactSchema = z.object({
  ...personFields,
  ...honeypotField,
  topic: z.enum(contactTopics, { error: 'topic' }),
  orderNumber: optionalText('orderNumber', 40),
  text: requiredText('text', maxContactLength),
});

export type ContactFields = z.infer<typeof contactSchema>;

/** The most a message may hold; the service takes no more. */
export const maxDeclarationLength = 2_000;

/** The receipt goes to whatever e-mail is given: the services refuse addresses of the web in these lines, too. */
const hasNoAddress = (line: string) => !hasWebAddress(line);

/** The declaration of withdrawal as its form has it; each error is the name of its field, or `address` where one stands in it. */
export const withdrawalDeclarationSchema = z.object({
  ...personFields,
  name: personFields.name.refine(hasNoAddress, 'address'),
  orderNumber: requiredText('orderNumber', 40).refine(hasNoAddress, 'address'),
  text: optionalText('text', maxDeclarationLength),
});

export type DeclarationValues = z.infer<typeof withdrawalDeclarationSchema>;
