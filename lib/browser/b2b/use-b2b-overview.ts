import { z } from 'zod';
import type { B2bOverview } from '@/domain/dealer-account/b2b-overview';
import type { Language } from '@/domain/locale/language';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { createSingleQueryStore, type QueryState } from './create-query-store';
import { fetchB2b, noContentSchema } from './b2b-client';

const change = { id: z.string(), at: z.string() };

const dates = {
  ...change,
  orderNumber: z.number(),
  reference: z.string(),
  content: z.string(),
  from: z.string(),
  to: z.string(),
};

const request = {
  ...change,
  name: z.string(),
  model: z.string(),
  sku: z.string(),
  configuration: z.string(),
  wish: z.string(),
  email: z.string(),
};

const changes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dateEarlier'), ...dates }),
  z.object({ kind: z.literal('dateLater'), ...dates }),
  z.object({
    ...{ kind: z.literal('arrival'), ...change },
    sku: z.string(),
    title: z.string(),
    slug: z.string(),
    pieces: z.number(),
    hekCents: z.number(),
  }),
  z.object({
    ...{ kind: z.literal('invoiceDue'), ...change },
    orderNumber: z.number(),
    invoiceNumber: z.string(),
    totalCents: z.number(),
    dueAt: z.string(),
  }),
  z.object({
    ...{ kind: z.literal('orderShipped'), ...change },
    orderNumber: z.number(),
    reference: z.string(),
    trackingUrl: z.string(),
  }),
  z.object({ kind: z.literal('testRide'), ...request }),
  z.object({ kind: z.literal('leasing'), ...request }),
  z.object({ kind: z.literal('masterDataReviewed'), ...change, isAccepted: z.boolean() }),
]);

/** Response schema: data of the dealer account's start page. */
export const overviewSchema = z.object({
  company: z.string(),
  customerNumber: z.string(),
  contact: z.string(),
  since: z.string().nullable(),
  openCents: z.number(),
  overdueCents: z.number(),
  openInvoices: z.number(),
  ordersInWork: z.number(),
  bikesInSevenDays: z.number(),
  creditLimitCents: z.number().nullable(),
  freeCreditCents: z.number().nullable(),
  changes: z.array(changes),
  hasMoreChanges: z.boolean(),
  onTheWayCount: z.number(),
  onTheWay: z.array(
    z.object({
      orderNumber: z.number(),
      reference: z.string(),
      content: z.string(),
      expectedAt: z.string().nullable(),
      formerExpectedAt: z.string().nullable(),
      netCents: z.number(),
    }),
  ),
  finderSlug: z.string().nullable(),
}) satisfies z.ZodType<B2bOverview>;

const stores = {
  de: createSingleQueryStore(() => fetchOverview('de')),
  en: createSingleQueryStore(() => fetchOverview('en')),
};

/** Subscribes to the data of the dealer account's start page; several components share one request. */
export function useOverview(language: Language): QueryState<B2bOverview> {
  return stores[language].useQuery();
}

/** Reloads the start page's data in this language for all subscribers. */
export function reloadOverview(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Marks all changes up to now as read at the service. The displayed list of changes stays until the next reload. */
export function updateChangesRead(language: Language): Promise<ShopResult<null>> {
  return fetchB2b('/overview/read', {
    language,
    method: 'POST',
    body: {},
    schema: noContentSchema,
  });
}

function fetchOverview(language: Language): Promise<ShopResult<B2bOverview>> {
  return fetchB2b('/overview', { language, schema: overviewSchema });
}
