import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

const answerSchema = z.object({
  state: z.enum(['INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED']),
  country: z.string().nullable(),
});

export type VatCheckAnswer = z.infer<typeof answerSchema>;

/** What is known of a VAT ID, and which country gave it. */
export function checkVatId(
  question: { vatID: string; countryId: string },
  language: Language,
): Promise<ToolResult<VatCheckAnswer>> {
  return sendJsonTool({ path: '/vat-check', language, body: question }, answerSchema);
}
