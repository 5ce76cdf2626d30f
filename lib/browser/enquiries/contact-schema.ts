import { z } from 'zod';
import { contactTopics } from '@/domain/contact/contact-topic';

/** The most a message may hold; the service takes no more. */
export const maxTextLength = 4_000;

const needed = (field: string, maxLength: number) =>
  z.string().trim().min(1, field).max(maxLength, field);

/** The contact form as it is filled in; each error is the name of its field. */
export const contactSchema = z.object({
  topic: z.enum(contactTopics, { error: 'topic' }),
  name: needed('name', 200),
  email: needed('email', 254).pipe(z.email('email')),
  orderNumber: z.string().trim().max(40, 'orderNumber'),
  text: needed('text', maxTextLength),
  /** People do not see this field. */
  website: z.string(),
});

export type ContactFields = z.infer<typeof contactSchema>;
