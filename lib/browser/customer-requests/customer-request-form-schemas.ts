import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { contactTopics } from '@/domain/customer/contact-topics';
import { hasWebAddress } from '@/domain/text/text-utils';

/** Creates the schema of a required text; the error message is the field's name. */
export const createRequiredTextSchema = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** Creates the schema of an optional text; the error message is the field's name. */
export const createOptionalTextSchema = (field: string, maxLength: number) =>
  z.string().trim().max(maxLength, field);

/** Sender fields of every contact form. */
export const personFields = {
  name: createRequiredTextSchema('name', 200),
  email: z.string('email').transform(createEmailTransform('email')),
};

/** Honeypot: a hidden field that only bots fill in. */
export const honeypotField = { website: z.string() };

/** Maximum message length accepted by the service. */
export const maxContactMessageLength = 4_000;

/** Schema of the contact form; each error message is the field's name. */
export const contactSchema = z.object({
  ...personFields,
  ...honeypotField,
  topic: z.enum(contactTopics, { error: 'topic' }),
  orderNumber: createOptionalTextSchema('orderNumber', 40),
  text: createRequiredTextSchema('text', maxContactMessageLength),
});

export type ContactFields = z.infer<typeof contactSchema>;

/** Maximum declaration length accepted by the service. */
export const maxDeclarationLength = 2_000;

/**
 * True for a line without a web address. The confirmation email goes to whatever email address was entered, so web
 * addresses in it could be misused for spam; the services reject them too.
 */
const hasNoAddress = (line: string) => !hasWebAddress(line);

/**
 * Schema of the withdrawal declaration form; each error message is the field's name, or `address` where a line contains
 * a web address.
 */
export const withdrawalDeclarationSchema = z.object({
  ...personFields,
  name: personFields.name.refine(hasNoAddress, 'address'),
  orderNumber: createRequiredTextSchema('orderNumber', 40).refine(hasNoAddress, 'address'),
  text: createOptionalTextSchema('text', maxDeclarationLength),
});

export type DeclarationValues = z.infer<typeof withdrawalDeclarationSchema>;
