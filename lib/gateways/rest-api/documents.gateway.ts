import {
  toInvalidResponseError,
  toRestApiNetworkError,
  type RestApiResult,
  sendRestApiRequest,
} from './rest-api-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

export type DocumentFile = { bytes: ArrayBuffer; fileName: string; contentType: string };

/** Reads a complete PDF or XML response with its file name. Any other content is an invalid-response error. */
export async function parseDocumentFile(
  response: Response,
  ending: keyof typeof contentTypes = 'pdf',
): Promise<RestApiResult<DocumentFile>> {
  const { headers, status } = response;
  const contentType = contentTypes[ending];
  const [, fileName = ''] =
    /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (headers.get('content-type') !== contentType || !fileName.endsWith(`.${ending}`))
    return { ok: false, error: toInvalidResponseError(status) };
  try {
    return { ok: true, data: { bytes: await response.arrayBuffer(), fileName, contentType } };
  } catch (cause) {
    return { ok: false, error: toRestApiNetworkError(cause) };
  }
}

/** Fetches a document of the content service as a PDF. 404 for an unknown slug. */
export async function fetchDocument(
  language: Language,
  slug: string,
): Promise<RestApiResult<DocumentFile>> {
  const sent = await sendRestApiRequest({ path: `/papers/${language}/${slug}.pdf`, language });
  return sent.ok ? parseDocumentFile(sent.data) : sent;
}

interface DocumentRequest {
  language: Language;
  token: string;
}

/**
 * Fetches an invoice or credit note of the customer by its number (RE-50400), or the newest invoice of one of their
 * orders, as a PDF. 404 for other customers' documents.
 */
export function fetchInvoice(
  document: string,
  documentRequest: DocumentRequest,
): Promise<RestApiResult<DocumentFile>> {
  return fetchOrderDocument(`/invoices/${document}.pdf`, documentRequest);
}

/**
 * Fetches an invoice as XRechnung (XML), by the same numbers as `fetchInvoice`. 404 also for an invoice that has no
 * XML.
 */
export function fetchXrechnung(
  document: string,
  documentRequest: DocumentRequest,
): Promise<RestApiResult<DocumentFile>> {
  return fetchOrderDocument(`/invoices/${document}.xml`, documentRequest, 'xml');
}

/** Fetches the confirmation of one of the customer's orders as a PDF. 404 for other customers' orders. */
export function fetchOrderConfirmation(
  orderNumber: number,
  documentRequest: DocumentRequest,
): Promise<RestApiResult<DocumentFile>> {
  return fetchOrderDocument(`/order-confirmations/${orderNumber}.pdf`, documentRequest);
}

/**
 * Fetches the withdrawal receipt of one of the customer's orders as a PDF. 404 for other customers' orders and without
 * a withdrawal.
 */
export function fetchOrderReceipt(
  orderNumber: number,
  documentRequest: DocumentRequest,
): Promise<RestApiResult<DocumentFile>> {
  return fetchOrderDocument(`/withdrawals/orders/${orderNumber}.pdf`, documentRequest);
}

async function fetchOrderDocument(
  address: string,
  { language, token }: DocumentRequest,
  ending: 'pdf' | 'xml' = 'pdf',
): Promise<RestApiResult<DocumentFile>> {
  const sent = await sendRestApiRequest({ path: `${address}?lang=${language}`, language, token });
  return sent.ok ? parseDocumentFile(sent.data, ending) : sent;
}
