import { z } from 'zod';
import { contactTopics } from '@/domain/contact/contact-topic';
import { needed, optional, personFields, trapField } from './form-fields';

/** The most a message may hold; the service takes no more. */
export const maxContactLength = 4_000;

/** The contact form as it is filled in; each error is the name of its field. */
export const contactSchema = z.object({
  ...personFields,
  ...trapField,
  topic: z.enum(contactTopics, { error: 'topic' }),
  orderNumber: optional('orderNumber', 40),
  text: needed('text', maxContactLength),
});

export type ContactFields = z.infer<typeof contactSchema>;
