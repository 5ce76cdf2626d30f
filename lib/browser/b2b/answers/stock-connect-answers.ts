import { z } from 'zod';
import type {
  ConnectionTestStep,
  NewCredentials,
  StockConnect,
  StockReportResult,
} from '@/domain/b2b/stock-connect';

/** The state of the dealer's connection. */
export const stockConnectAnswer = z.object({
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
export const newCredentialsAnswer = z.object({
  user: z.string(),
  secret: z.string(),
}) satisfies z.ZodType<NewCredentials>;

const step = z.object({
  operation: z.enum(['signIn', 'textSearch', 'stock', 'testOrder']),
  ok: z.boolean(),
  milliseconds: z.number(),
}) satisfies z.ZodType<ConnectionTestStep>;

/** What the test of a connection did. */
export const connectionTestAnswer = z.object({ steps: z.array(step) });

/** What came of a stock report. */
export const stockReportAnswer = z.object({
  taken: z.number(),
  refused: z.array(
    z.object({
      line: z.number(),
      text: z.string(),
      reason: z.enum(['unknownSku', 'badAmount', 'empty', 'twice', 'badQuotes']),
    }),
  ),
}) satisfies z.ZodType<StockReportResult>;
