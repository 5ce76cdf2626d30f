import 'server-only';
import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { contactTopics } from '@/domain/contact/contact-topic';
import { sendContactMessage } from '@/lib/gateways/tools/contact.gateway';
import { askForNewsletter, redeemNewsletterToken } from '@/lib/gateways/tools/newsletter.gateway';
import { sendTestRideWish } from '@/lib/gateways/tools/test-rides.gateway';
import { checkVatId } from '@/lib/gateways/tools/vat-check.gateway';
import { declareWithdrawal } from '@/lib/gateways/tools/withdrawals.gateway';
import { readServerSession } from '@/lib/server/session/server-session';
import { answerByTool } from './answer-tool';

const token = z.object({ token: z.string().min(1).max(200) });

/** What is known of a VAT ID. */
export const answerVatCheck = answerByTool({
  tool: 'vatCheck',
  schema: z.object({
    vatID: z.string().trim().min(1).max(40),
    countryId: z.string().regex(/^[a-z]{2}$/),
  }),
  send: checkVatId,
});

/** A declaration of withdrawal; nobody has to be signed in for it (§ 356a BGB), but who is says so. */
export const answerWithdrawal = answerByTool({
  tool: 'withdrawal',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(readEmail()),
    orderNumber: z.string().trim().min(1).max(40),
    text: z.string().max(2_000).default(''),
  }),
  send: async (declaration, language, request) => {
    const { kind, token } = await readServerSession(request);
    return declareWithdrawal(declaration, {
      language,
      token: kind === 'anonymous' ? null : token,
    });
  },
});

/** A message to the company. Whether a machine wrote it is the tool's to say. */
export const answerContact = answerByTool({
  tool: 'contact',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    topic: z.enum(contactTopics),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(readEmail()),
    orderNumber: z.string().trim().max(40).default(''),
    text: z.string().trim().min(1).max(4_000),
    filledInMs: z.number().nonnegative(),
    website: z.string().max(500).default(''),
  }),
  send: sendContactMessage,
});

/** A wish for a test ride at a dealer's. */
export const answerTestRide = answerByTool({
  tool: 'testRide',
  status: 201,
  schema: z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    dealerNumber: z.string().regex(/^\w{1,20}$/),
    bike: z.string().regex(/^[\w.-]{1,80}$/),
    sku: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9.]{3,40}$/)]).default(''),
    name: z.string().trim().min(1).max(200),
    email: z.string().transform(readEmail()),
    phone: z.string().trim().max(40).default(''),
    wish: z.union([z.literal(''), z.iso.date()]).default(''),
    leasing: z.enum(['', 'employee', 'selfEmployed']).default(''),
    configuration: z.union([z.literal(''), z.string().regex(/^[\w-]{4,64}$/)]).default(''),
    message: z.string().trim().max(2_000).default(''),
    filledInMs: z.number().nonnegative(),
    website: z.string().max(500).default(''),
  }),
  send: sendTestRideWish,
});

/** A wish for the newsletter. */
export const answerNewsletter = answerByTool({
  tool: 'newsletter',
  status: 202,
  schema: z.object({ email: z.string().transform(readEmail()) }),
  send: ({ email }, language) => askForNewsletter(email, language),
});

/** The confirmation of that wish. */
export const answerNewsletterConfirmation = answerByTool({
  tool: 'newsletterLink',
  schema: token,
  send: (input, language) => redeemNewsletterToken('confirm', input.token, language),
});

/** The end of a subscription. */
export const answerNewsletterEnd = answerByTool({
  tool: 'newsletterLink',
  schema: token,
  send: (input, language) => redeemNewsletterToken('unsubscribe', input.token, language),
});
