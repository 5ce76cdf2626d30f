import { z } from 'zod';
import type { B2bInvoices } from '@/domain/b2b/b2b-invoice';
import type { B2bOrder, B2bOrders, B2bOrderSummary } from '@/domain/b2b/b2b-order';
import { orderStates } from '@/domain/b2b/order-filter';
import { invoiceKinds } from '@/domain/invoice/invoice-number';
import { shipmentStates } from '@/domain/shipment/shipment';

const summary = z.object({
  orderNumber: z.number(),
  orderedAt: z.string(),
  reference: z.string(),
  content: z.string(),
  pieces: z.number(),
  netCents: z.number(),
  totalCents: z.number(),
  state: z.enum(orderStates),
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

/** Where a page stands in its list. */
const place = { count: z.number(), page: z.number(), pages: z.number() };

/** A page of the list of orders. */
export const b2bOrdersAnswer = z.object({
  ...place,
  orders: z.array(summary),
}) satisfies z.ZodType<B2bOrders>;

/** One order with its lines. */
export const b2bOrderAnswer = summary.extend({
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

/** A page of the list of invoices with what is to be paid. */
export const b2bInvoicesAnswer = z.object({
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
