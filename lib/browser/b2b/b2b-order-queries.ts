import { z } from 'zod';
import type { B2bInvoices } from '@/domain/dealer-account/b2b-invoices';
import {
  type B2bOrder,
  type B2bOrders,
  type B2bOrderSummary,
  b2bOrderStates,
} from '@/domain/dealer-account/b2b-orders';
import { invoiceKinds } from '@/domain/invoice/invoice-number';
import { shipmentStates } from '@/domain/delivery/shipment';
import type { Language } from '@/domain/locale/language';
import { createQueryStore, type QueryState } from './create-query-store';
import { fetchB2b, type B2bResult } from './b2b-client';

const summary = z.object({
  orderNumber: z.number(),
  orderedAt: z.string(),
  reference: z.string(),
  content: z.string(),
  pieces: z.number(),
  netCents: z.number(),
  totalCents: z.number(),
  state: z.enum(b2bOrderStates),
  expectedAt: z.string().nullable(),
  formerExpectedAt: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  trackingUrl: z.string(),
  hasDeliveryNote: z.boolean(),
}) satisfies z.ZodType<B2bOrderSummary>;

const line = z.object({
  productId: z.string().nullable(),
  sku: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  amount: z.number(),
  itemCents: z.number(),
  lineCents: z.number(),
  wishedAt: z.string(),
  comment: z.string(),
});

const shipment = z.object({
  number: z.number(),
  state: z.enum(shipmentStates),
  expectedAt: z.string().nullable(),
  formerExpectedAt: z.string().nullable(),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  trackingUrl: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      amount: z.number(),
      frameNumbers: z.array(z.string()),
    }),
  ),
});

/** Pagination of a list: number of all entries, current page and number of pages. */
const place = { count: z.number(), page: z.number(), pages: z.number() };

/** Response schema: one page of the dealer's orders. */
export const b2bOrdersSchema = z.object({
  ...place,
  orders: z.array(summary),
}) satisfies z.ZodType<B2bOrders>;

/** Response schema: one order with its line items. */
export const b2bOrderSchema = summary.extend({
  remark: z.string(),
  lines: z.array(line),
  shipments: z.array(shipment),
  invoices: z.array(z.object({ invoiceNumber: z.string(), kind: z.enum(invoiceKinds) })),
  withdrawnAt: z.string().nullable(),
  deliveryCents: z.number(),
  vatCents: z.number(),
  paymentTitle: z.string(),
  paymentPath: z
    .string()
    .regex(/^\/(?:de|en)\/payment\/[\w-]+$/)
    .nullable(),
  deliveryTitle: z.string(),
  deliveryAddress: z.array(z.string()),
  paidAt: z.string().nullable(),
  assembledAt: z.string().nullable(),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
}) satisfies z.ZodType<B2bOrder>;

/** Response schema: one page of the dealer's invoices, with the open amounts in cents. */
export const b2bInvoicesSchema = z.object({
  invoices: z.array(
    z.object({
      invoiceNumber: z.string(),
      kind: z.enum(invoiceKinds),
      corrects: z.string().nullable(),
      orderNumber: z.number(),
      reference: z.string(),
      issuedAt: z.string(),
      dueAt: z.string(),
      paidAt: z.string().nullable(),
      netCents: z.number(),
      totalCents: z.number(),
      openCents: z.number(),
      state: z.enum(['open', 'due', 'overdue', 'paid', 'cancelled', 'credit']),
      daysOverdue: z.number(),
    }),
  ),
  ...place,
  allCount: z.number(),
  openCount: z.number(),
  overdueCount: z.number(),
  openCents: z.number(),
  dueCents: z.number(),
  overdueCents: z.number(),
}) satisfies z.ZodType<B2bInvoices>;

const orderStores = {
  de: createQueryStore((query) => fetchB2bOrders('de', query)),
  en: createQueryStore((query) => fetchB2bOrders('en', query)),
};

/**
 * Subscribes to one page of the dealer's orders, newest first, filtered by the query. The data is kept in memory only.
 */
export function useB2bOrders(language: Language, query: string): QueryState<B2bOrders> {
  return orderStores[language].useQuery(query);
}

/** Reloads the displayed page of orders for all subscribers. */
export function reloadB2bOrders(language: Language): Promise<void> {
  return orderStores[language].reload();
}

/** Fetches one of the dealer's orders; rejected with 404 when it does not exist or belongs to another dealer. */
export function fetchB2bOrder(
  orderNumber: number,
  language: Language,
): Promise<B2bResult<B2bOrder>> {
  return fetchB2b(`/orders/${orderNumber}`, { language, schema: b2bOrderSchema });
}

function fetchB2bOrders(language: Language, query: string): Promise<B2bResult<B2bOrders>> {
  return fetchB2b('/orders', { language, query, schema: b2bOrdersSchema });
}

const invoiceStores = {
  de: createQueryStore((query) => fetchInvoices('de', query)),
  en: createQueryStore((query) => fetchInvoices('en', query)),
};

/**
 * Subscribes to one page of the dealer's invoices, filtered by the query, with the open amounts. The data is kept in
 * memory only.
 */
export function useB2bInvoices(language: Language, query: string): QueryState<B2bInvoices> {
  return invoiceStores[language].useQuery(query);
}

/** Reloads the displayed page of invoices for all subscribers. */
export function reloadB2bInvoices(language: Language): Promise<void> {
  return invoiceStores[language].reload();
}

function fetchInvoices(language: Language, query: string): Promise<B2bResult<B2bInvoices>> {
  return fetchB2b('/invoices', { language, query, schema: b2bInvoicesSchema });
}

/**
 * Returns the URL of the PDF of an invoice or credit note by its number. If the session has expired, the sign-in page
 * leads back to the dealer account.
 */
export function getInvoiceHref(document: string, language: Language): string {
  return `/api/invoices/${document}?lang=${language}&account=b2b`;
}

/** Returns the URL of an invoice or credit note as XRechnung, an XML format for bookkeeping. */
export function getXrechnungHref(document: string, language: Language): string {
  return `${getInvoiceHref(document, language)}&format=xrechnung`;
}
