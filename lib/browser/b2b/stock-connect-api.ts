import { z } from 'zod';
import type {
  ConnectionTestStep,
  NewCredentials,
  StockConnect,
  StockReportResult,
} from '@/domain/stock-connect/stock-connect';
import type { Language } from '@/domain/locale/language';
import { createQueryStoreOfOne, type QueryState } from './b2b-stores';
import { fetchB2b, noContentSchema, type B2bResult } from './b2b-client';

/** The state of the dealer's connection. */
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

/** New credentials; the secret is told this once. */
const newCredentialsSchema = z.object({
  user: z.string(),
  secret: z.string(),
}) satisfies z.ZodType<NewCredentials>;

const step = z.object({
  operation: z.enum(['signIn', 'textSearch', 'stock', 'testOrder']),
  ok: z.boolean(),
  milliseconds: z.number(),
}) satisfies z.ZodType<ConnectionTestStep>;

/** What the test of a connection did. */
const connectionTestSchema = z.object({ steps: z.array(step) });

/** What came of a stock report. */
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
  de: createQueryStoreOfOne(() => fetchStockConnect('de')),
  en: createQueryStoreOfOne(() => fetchStockConnect('en')),
};

/** The state of the dealer's connection. The secret is never part of it. */
export function useStockConnect(language: Language): QueryState<StockConnect> {
  return stores[language].useQuery();
}

/** Asks again. */
export function reloadStockConnect(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Makes new credentials; the old secret stops at once. The new one is told here and kept nowhere. */
export function createCredentials(language: Language): Promise<B2bResult<NewCredentials>> {
  const path = '/stock-connect/credentials';
  return fetchB2b(path, { language, method: 'POST', body: {}, schema: newCredentialsSchema });
}

/** Ends the credentials. */
export function deleteCredentials(language: Language): Promise<B2bResult<null>> {
  return fetchB2b('/stock-connect/credentials', {
    language,
    method: 'DELETE',
    schema: noContentSchema,
  });
}

/** Runs the four steps of a connection; they leave nothing behind. */
export function sendConnectionTest(
  language: Language,
): Promise<B2bResult<{ readonly steps: readonly ConnectionTestStep[] }>> {
  const question = { language, method: 'POST', body: {}, schema: connectionTestSchema } as const;
  return fetchB2b('/stock-connect/test', question);
}

/** Reports the dealer's whole stock, as a file or a text in CSV. */
export function sendStockReport(
  content: Blob | string,
  language: Language,
): Promise<B2bResult<StockReportResult>> {
  // Systems name CSV files by many types; what is in them is read all the same.
  return postStockReport(new Blob([content], { type: 'text/csv' }), language);
}

/** Adds rows to the stock reported before, such as repaired ones. */
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
