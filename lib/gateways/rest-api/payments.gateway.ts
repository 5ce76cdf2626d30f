import 'server-only';
import { z } from 'zod';
import { parsePersParam } from '@/domain/basket/pers-param';
import type { Language } from '@/domain/locale/language';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import {
  toInvalidResponseError,
  toRestApiNetworkError,
  fetchRestApiJson,
  sendRestApiRequest,
  type RestApiResult,
} from './rest-api-client';

const startedSchema = z.object({ url: z.url({ protocol: /^https?$/ }).nullable() });

const viewSchema = z.object({
  orderNumber: z.int(),
  state: z.enum([
    ...['onInvoice', 'open', 'processing', 'paid', 'partlyRefunded'],
    ...['refunded', 'disputed', 'examined', 'ended'],
  ] as [PaymentPageView['state'], ...PaymentPageView['state'][]]),
  title: z.string(),
  kind: z.enum(['online', 'transfer', 'invoice']),
  totalCents: z.int(),
  refundedCents: z.int(),
  payUntil: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  isCancelled: z.boolean(),
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank: z.string(),
      reference: z.string(),
      amountCents: z.int(),
      code: z.string().nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      title: z.string(),
      amount: z.int().positive(),
      persParam: z.string(),
    }),
  ),
});

/** Starts or continues a payment and returns the URL of the payment page. Null when there is nothing to pay. */
export function startPayment(
  link: string,
  language: Language,
): Promise<RestApiResult<{ url: string | null }>> {
  return fetchRestApiJson({ path: `/payments/links/${link}`, language, body: {} }, startedSchema);
}

/**
 * Fetches the state of the payment that the link belongs to; the tools service asks the payment provider. 404 for an
 * unknown link.
 */
export async function fetchPayment(
  link: string,
  language: Language,
): Promise<RestApiResult<PaymentPageView>> {
  const sent = await fetchRestApiJson({ path: `/payments/links/${link}`, language }, viewSchema);
  if (!sent.ok) return sent;
  const { kind, title, transfer, lines, ...rest } = sent.data;
  return {
    ok: true,
    data: {
      ...rest,
      ...{ link, methodTitle: title, isOnline: kind === 'online' },
      transfer: transfer && toTransferView(transfer),
      lines: lines.map((line) => ({ ...line, persParam: parsePersParam(line.persParam) })),
    },
  };
}

function toTransferView({
  code,
  ...details
}: NonNullable<z.output<typeof viewSchema>['transfer']>) {
  return { ...details, hasGiroCode: code !== null };
}

/** Fetches the GiroCode of a pending bank transfer as a PNG. */
export async function fetchGiroCode(
  link: string,
  language: Language,
): Promise<RestApiResult<ArrayBuffer>> {
  const sent = await sendRestApiRequest({
    path: `/payments/links/${link}/giro-code.png`,
    language,
  });
  if (!sent.ok) return sent;
  const { headers, status } = sent.data;
  if (headers.get('content-type') !== 'image/png')
    return { ok: false, error: toInvalidResponseError(status) };
  try {
    return { ok: true, data: await sent.data.arrayBuffer() };
  } catch (cause) {
    return { ok: false, error: toRestApiNetworkError(cause) };
  }
}
