import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { fetchToolJson, type ToolResult } from './tools-client';

const answerSchema = z.object({ state: z.enum(['accepted', 'confirmed', 'ended']) });

type StockAlertResult = z.infer<typeof answerSchema>;

export type StockAlertSubscription = {
  email: string;
  sku: string;
  /** A day as 2026-12-04; empty for as soon as it is there. */
  day: string;
};

/** Asks to be told of an article; what is known of the e-mail is not told. */
export function createStockAlert(
  request: StockAlertSubscription,
  language: Language,
): Promise<ToolResult<StockAlertResult>> {
  return fetchToolJson(
    { path: '/watches', language, body: { ...request, language } },
    answerSchema,
  );
}

/** Confirms, or ends, a watch by the token of a mail. */
export function sendStockAlertToken(
  action: 'confirm' | 'end',
  token: string,
  language: Language,
): Promise<ToolResult<StockAlertResult>> {
  return fetchToolJson({ path: `/watches/${action}`, language, body: { token } }, answerSchema);
}
