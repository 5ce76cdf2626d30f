import { z } from 'zod';
import type { ContactTopic } from '@/domain/customer/contact-topics';
import type { Language } from '@/domain/locale/language';
import { fetchRestApiJson, type RestApiResult } from './rest-api-client';
import 'server-only';

const contactResponseSchema = z.object({ id: z.string() });

export type ContactRequest = {
  /** Idempotency key. */
  key: string;
  topic: ContactTopic;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
  /** Time in ms between opening and sending the form, for spam detection. */
  filledInMs: number;
  /** Honeypot field for spam detection, invisible to people. */
  website: string;
};

/** Sends a message to the company. The sender gets a copy by email. */
export function sendContactMessage(
  message: ContactRequest,
  language: Language,
): Promise<RestApiResult<z.infer<typeof contactResponseSchema>>> {
  return fetchRestApiJson(
    { path: '/contact', language, body: { ...message, language } },
    contactResponseSchema,
  );
}

const testRideResponseSchema = z.object({ id: z.string() });

export type TestRideRequest = {
  /** Idempotency key. */
  key: string;
  /** Number of the dealer, the `adrNumber` of the content entry. */
  dealerNumber: string;
  /** The model's slug. */
  bike: string;
  /** SKU of the variant; empty when only the model was chosen. */
  sku: string;
  name: string;
  email: string;
  phone: string;
  /** Preferred ISO day such as 2026-12-04; empty for any day. */
  wish: string;
  /** Kind of lessee for a company bike; empty without leasing. */
  leasing: '' | 'employee' | 'selfEmployed';
  /** Configuration code; empty for a bike without mounted accessories. */
  configuration: string;
  message: string;
  /** Time in ms between opening and sending the form, for spam detection. */
  filledInMs: number;
  /** Honeypot field for spam detection, invisible to people. */
  website: string;
};

/** Sends a dealer a test ride request. Dealer and sender get an email. */
export function sendTestRideRequest(
  request: TestRideRequest,
  language: Language,
): Promise<RestApiResult<z.infer<typeof testRideResponseSchema>>> {
  return fetchRestApiJson(
    { path: '/test-rides', language, body: { ...request, language } },
    testRideResponseSchema,
  );
}

const vatCheckSchema = z.object({
  state: z.enum(['INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED']),
  country: z.string().nullable(),
});

export type VatCheckResult = z.infer<typeof vatCheckSchema>;

/** Checks a VAT ID and returns its state and country. */
export function fetchVatIdCheck(
  question: { vatID: string; countryId: string },
  language: Language,
): Promise<RestApiResult<VatCheckResult>> {
  return fetchRestApiJson({ path: '/vat-check', language, body: question }, vatCheckSchema);
}
