import { z } from 'zod';
import type {
  ConnectionTestStep,
  NewCredentials,
  StockConnect,
  StockReportResult,
} from '@/domain/stock-connect/stock-connect';
import type { Language } from '@/domain/locale/language';
import { createSingleQueryStore, type QueryState } from './create-query-store';
import { fetchB2b, noContentSchema, type B2bResult } from './b2b-client';

/** Response schema: state of the dealer's Stock Connect connection, the interface for the dealer's inventory system. */
export const stockConnectSchema = z.object({
  endpoint: z.string(),
  feedUrl: z.string(),
  user: z.string().nullable(),
  secretEnd: z.string().nullable(),
  createdAt: z.string().nullable(),
  lastCallAt: z.string().nullable(),
  articles: z.number(),
  failuresToday: z.number(),
  meanMillisecondsToday: z.number().nullable(),
  calls: z.array(
    z.object({
      at: z.string(),
      operation: z.string(),
      items: z.number(),
      code: z.number(),
      milliseconds: z.number(),
    }),
  ),
  report: z.object({ at: z.string(), articles: z.number(), pieces: z.number() }).nullable(),
}) satisfies z.ZodType<StockConnect>;

/** New credentials; the secret is sent only in this response. */
const newCredentialsSchema = z.object({
  user: z.string(),
  secret: z.string(),
}) satisfies z.ZodType<NewCredentials>;

const step = z.object({
  operation: z.enum(['signIn', 'textSearch', 'stock', 'testOrder']),
  ok: z.boolean(),
  milliseconds: z.number(),
}) satisfies z.ZodType<ConnectionTestStep>;

/** Response schema: the steps of a connection test. */
const connectionTestSchema = z.object({ steps: z.array(step) });

/** Response schema: result of a stock report, with the accepted and rejected rows. */
const stockReportSchema = z.object({
  taken: z.number(),
  refused: z.array(
    z.object({
      line: z.number(),
      text: z.string(),
      reason: z.enum(['unknownSku', 'badAmount', 'empty', 'twice', 'badQuotes']),
    }),
  ),
}) satisfies z.ZodType<StockReportResult>;

const stores = {
  de: createSingleQueryStore(() => fetchStockConnect('de')),
  en: createSingleQueryStore(() => fetchStockConnect('en')),
};

/** Subscribes to the state of the dealer's Stock Connect connection, which never contains the secret. */
export function useStockConnect(language: Language): QueryState<StockConnect> {
  return stores[language].useQuery();
}

/** Reloads the connection state of this language for all subscribers. */
export function reloadStockConnect(language: Language): Promise<void> {
  return stores[language].reload();
}

/**
 * Creates new credentials; the old secret becomes invalid at once. The new secret is returned only here and not stored.
 */
export function createCredentials(language: Language): Promise<B2bResult<NewCredentials>> {
  const path = '/stock-connect/credentials';
  return fetchB2b(path, { language, method: 'POST', body: {}, schema: newCredentialsSchema });
}

/** Deletes the credentials; the dealer's inventory system can then no longer connect. */
export function deleteCredentials(language: Language): Promise<B2bResult<null>> {
  return fetchB2b('/stock-connect/credentials', {
    language,
    method: 'DELETE',
    schema: noContentSchema,
  });
}

/** Runs the connection test, which has four steps and stores no data. */
export function sendConnectionTest(
  language: Language,
): Promise<B2bResult<{ readonly steps: readonly ConnectionTestStep[] }>> {
  const question = { language, method: 'POST', body: {}, schema: connectionTestSchema } as const;
  return fetchB2b('/stock-connect/test', question);
}

/** Reports the dealer's whole stock as CSV, given as a file or a text. */
export function sendStockReport(
  content: Blob | string,
  language: Language,
): Promise<B2bResult<StockReportResult>> {
  // Operating systems give CSV files different content types; the content is accepted regardless.
  return postStockReport(new Blob([content], { type: 'text/csv' }), language);
}

/** Adds rows to the last stock report, for example corrected ones. */
export function addStockReportRows(
  rows: readonly { readonly sku: string; readonly amount: string }[],
  language: Language,
): Promise<B2bResult<StockReportResult>> {
  return postStockReport({ add: true, rows }, language);
}

function postStockReport(body: object, language: Language): Promise<B2bResult<StockReportResult>> {
  return fetchB2b('/stock-report', { language, method: 'POST', body, schema: stockReportSchema });
}

function fetchStockConnect(language: Language): Promise<B2bResult<StockConnect>> {
  return fetchB2b('/stock-connect', { language, schema: stockConnectSchema });
}
