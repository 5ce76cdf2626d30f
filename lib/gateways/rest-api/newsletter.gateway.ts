import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { fetchRestApiJson, type RestApiResult } from './rest-api-client';

const answerSchema = z.object({ state: z.enum(['accepted', 'confirmed', 'ended']) });

type NewsletterAnswer = z.infer<typeof answerSchema>;

/** Subscribes an email to the newsletter. The response does not reveal whether the email is already known. */
export function createNewsletterSubscription(
  email: string,
  language: Language,
): Promise<RestApiResult<NewsletterAnswer>> {
  return fetchRestApiJson(
    { path: '/newsletter', language, body: { email, language } },
    answerSchema,
  );
}

/** Confirms or ends a subscription with the token from an email. */
export function sendNewsletterToken(
  action: 'confirm' | 'unsubscribe',
  token: string,
  language: Language,
): Promise<RestApiResult<NewsletterAnswer>> {
  return fetchRestApiJson(
    { path: `/newsletter/${action}`, language, body: { token } },
    answerSchema,
  );
}
