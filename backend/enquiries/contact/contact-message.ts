import { z } from 'zod';
import { contactTopics } from '@/domain/contact/contact-topic';
import { plainInput } from '../../rest/read-request';
import { enquiryInput } from '../enquiry-input';

/** A message to the company as it may be sent. */
export const contactMessage = z.object({
  ...enquiryInput,
  topic: z.enum(contactTopics),
  /** As the sender wrote it; may be empty. */
  orderNumber: plainInput(40).default(''),
  text: plainInput(4_000, { hasLines: true }).pipe(z.string().min(1)),
});

export type ContactMessage = z.output<typeof contactMessage>;
