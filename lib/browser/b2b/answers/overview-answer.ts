import { z } from 'zod';
import type { B2bOverview } from '@/domain/b2b/overview';

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

/** What the dealer's account opens with. */
export const overviewAnswer = z.object({
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
