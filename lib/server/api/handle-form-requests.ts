import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { contactTopics, type NewsletterResult } from '@/domain/customer/contact-topics';
import {
  sendContactMessage,
  sendTestRideRequest,
  fetchVatIdCheck,
} from '@/lib/gateways/rest-api/customer-requests.gateway';
import {
  createNewsletterSubscription,
  sendNewsletterToken,
} from '@/lib/gateways/rest-api/newsletter.gateway';
import { createWithdrawal } from '@/lib/gateways/rest-api/withdrawals.gateway';
import { getServerSession } from '@/lib/server/session/server-session';
import { createRestApiHandler, createFormHandler, type FormResult } from './rest-api-handlers';
import 'server-only';

const token = z.object({ token: z.string().min(1).max(200) });

/** POST handler that checks whether a VAT ID is valid in the given country (lowercase ISO code). */
export const handleVatCheck = createRestApiHandler({
  tool: 'vatCheck',
  schema: z.object({
    vatID: z.string().trim().min(1).max(40),
    countryId: z.string().regex(/^[a-z]{2}$/),
  }),
  send: fetchVatIdCheck,
});

/**
 * POST handler that submits a withdrawal declaration. Works without a sign-in (§ 356a BGB); the token of a signed-in
 * customer is forwarded.
 */
export const handleWithdrawal = createRestApiHandler({
  tool: 'withdrawal',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(createEmailTransform()),
    orderNumber: z.string().trim().min(1).max(40),
    text: z.string().max(2_000).default(''),
  }),
  send: async (declaration, language, request) => {
    const { kind, token } = await getServerSession(request);
    return createWithdrawal(declaration, {
      language,
      token: kind === 'anonymous' ? null : token,
    });
  },
});

/** POST handler that sends a message to the company. The tools service decides whether the message is spam. */
export const handleContactRequest = createRestApiHandler({
  tool: 'contact',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    topic: z.enum(contactTopics),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(createEmailTransform()),
    orderNumber: z.string().trim().max(40).default(''),
    text: z.string().trim().min(1).max(4_000),
    filledInMs: z.number().nonnegative(),
    website: z.string().max(500).default(''),
  }),
  send: sendContactMessage,
});

/** POST handler that sends a test ride request. Dealer and sender get an email. */
export const handleTestRideRequest = createRestApiHandler({
  tool: 'testRide',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    dealerNumber: z.string().regex(/^\w{1,20}$/),
    bike: z.string().regex(/^[\w.-]{1,80}$/),
    sku: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9.]{3,40}$/)]).default(''),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(createEmailTransform()),
    phone: z.string().trim().max(40).default(''),
    wish: z.union([z.literal(''), z.iso.date()]).default(''),
    leasing: z.enum(['', 'employee', 'selfEmployed']).default(''),
    configuration: z.union([z.literal(''), z.string().regex(/^[\w-]{4,64}$/)]).default(''),
    message: z.string().trim().max(2_000).default(''),
    filledInMs: z.number().nonnegative(),
    website: z.string().max(500).default(''),
  }),
  send: sendTestRideRequest,
});

/** POST handler that subscribes an email to the newsletter. The subscriber must confirm by a link in an email. */
export const handleNewsletter = createRestApiHandler({
  tool: 'newsletter',
  status: 202,
  schema: z.object({ email: z.string().transform(createEmailTransform()) }),
  send: ({ email }, language) => createNewsletterSubscription(email, language),
});

/** POST handler that confirms a newsletter subscription with the token from the confirmation email. */
export const handleNewsletterConfirmation = createRestApiHandler({
  tool: 'newsletterLink',
  schema: token,
  send: (input, language) => sendNewsletterToken('confirm', input.token, language),
});

/** POST handler that ends a newsletter subscription with the token from an email. */
export const handleNewsletterUnsubscribe = createRestApiHandler({
  tool: 'newsletterLink',
  schema: token,
  send: (input, language) => sendNewsletterToken('unsubscribe', input.token, language),
});

const newsletterResults: Record<FormResult, NewsletterResult> = {
  ...{ done: 'sent', invalid: 'invalid', gone: 'later', later: 'later' },
};

/** POST handler of the newsletter form, for scripts (JSON) and for browsers without JavaScript (HTML form). */
export const handleNewsletterForm = createFormHandler({
  answer: handleNewsletter,
  fields: ['email'],
  leadTo: (result) => `/newsletter/${newsletterResults[result]}`,
});
