import 'server-only';
import type { NewsletterOutcome } from '@/domain/newsletter/newsletter-outcome';
import { answerForm, type FormOutcome } from './answer-form';
import { answerNewsletter } from './tool-requests';

const outcomes: Record<FormOutcome, NewsletterOutcome> = {
  ...{ done: 'sent', invalid: 'invalid', gone: 'later', later: 'later' },
};

/** A wish for the newsletter, by script or by form. */
export const answerNewsletterForm = answerForm({
  answer: answerNewsletter,
  fields: ['email'],
  leadTo: (outcome) => `/newsletter/${outcomes[outcome]}`,
});
