import { z } from 'zod';
import type { ContactTopic } from '@/domain/customer/contact-topics';
import type { Language } from '@/domain/locale/language';
import { fetchToolJson, type ToolResult } from './tools-client';
import 'server-only';

const contactResponseSchema = z.object({ id: z.string() });

export type ContactRequest = {
  /** The same message sent again acts once. */
  key: string;
  topic: ContactTopic;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
  /** How long the form was open, in milliseconds. */
  filledInMs: number;
  /** A field people do not see. */
  website: string;
};

/** Hands a message to the company in; its sender gets a copy by mail. */
export function sendContactMessage(
  message: ContactRequest,
  language: Language,
): Promise<ToolResult<z.infer<typeof contactResponseSchema>>> {
  return fetchToolJson(
    { path: '/contact', language, body: { ...message, language } },
    contactResponseSchema,
  );
}

const testRideResponseSchema = z.object({ id: z.string() });

export type TestRideRequest = {
  /** The same request sent again acts once. */
  key: string;
  /** The finder entry's adrNumber. */
  dealerNumber: string;
  /** The model's slug. */
  bike: string;
  /** The exact bike; empty when that is open. */
  sku: string;
  name: string;
  email: string;
  phone: string;
  /** A day as 2026-12-04; empty for any. */
  wish: string;
  /** Whether it is to be leased as a job bike, and by whom; empty when not. */
  leasing: '' | 'employee' | 'selfEmployed';
  /** The code of what was configured; empty for none. */
  configuration: string;
  message: string;
  /** How long the form was open, in milliseconds. */
  filledInMs: number;
  /** A field people do not see. */
  website: string;
};

/** Asks a dealer for a test ride; dealer and sender get a mail. */
export function sendTestRideRequest(
  request: TestRideRequest,
  language: Language,
): Promise<ToolResult<z.infer<typeof testRideResponseSchema>>> {
  return fetchToolJson(
    { path: '/test-rides', language, body: { ...request, language } },
    testRideResponseSchema,
  );
}

const vatCheckSchema = z.object({
  state: z.enum(['INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED']),
  country: z.string().nullable(),
});

export type VatCheckResult = z.infer<typeof vatCheckSchema>;

/** What is known of a VAT ID, and which country gave it. */
export function fetchVatIdCheck(
  question: { vatID: string; countryId: string },
  language: Language,
): Promise<ToolResult<VatCheckResult>> {
  return fetchToolJson({ path: '/vat-check', language, body: question }, vatCheckSchema);
}
