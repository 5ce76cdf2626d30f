import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { fetchRestApiJson, type RestApiResult } from './rest-api-client';

const answerSchema = z.object({ state: z.enum(['accepted', 'confirmed', 'ended']) });

type StockAlertResult = z.infer<typeof answerSchema>;

export type StockAlertSubscription = {
  email: string;
  sku: string;
  /** ISO day such as 2026-12-04 by which the item is needed; empty for an alert when the item is in stock. */
  day: string;
};

/** Subscribes an email to a stock alert. The response does not reveal whether the email is already known. */
export function createStockAlert(
  request: StockAlertSubscription,
  language: Language,
): Promise<RestApiResult<StockAlertResult>> {
  return fetchRestApiJson(
    { path: '/watches', language, body: { ...request, language } },
    answerSchema,
  );
}

/** Confirms or ends a stock alert with the token from an email. */
export function sendStockAlertToken(
  action: 'confirm' | 'end',
  token: string,
  language: Language,
): Promise<RestApiResult<StockAlertResult>> {
  return fetchRestApiJson({ path: `/watches/${action}`, language, body: { token } }, answerSchema);
}
