import {
  toInvalidResponseError,
  toToolNetworkError,
  type ToolResult,
  sendToolRequest,
} from './tools-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

export type DocumentFile = { bytes: ArrayBuffer; fileName: string; contentType: string };

/** The PDF, or the XML, a tool answered with, whole, and the name it gave it; anything else is an answer of another shape. */
export async function parseDocumentFile(
  response: Response,
  ending: keyof typeof contentTypes = 'pdf',
): Promise<ToolResult<DocumentFile>> {
  const { headers, status } = response;
  const contentType = contentTypes[ending];
  const [, fileName = ''] =
    /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (headers.get('content-type') !== contentType || !fileName.endsWith(`.${ending}`))
    return { ok: false, error: toInvalidResponseError(status) };
  try {
    return { ok: true, data: { bytes: await response.arrayBuffer(), fileName, contentType } };
  } catch (cause) {
    return { ok: false, error: toToolNetworkError(cause) };
  }
}

/** A document of the content service as PDF, whole; 404 for one that does not exist. */
export async function fetchDocument(
  language: Language,
  slug: string,
): Promise<ToolResult<DocumentFile>> {
  const sent = await sendToolRequest({ path: `/papers/${language}/${slug}.pdf`, language });
  return sent.ok ? parseDocumentFile(sent.data) : sent;
}

interface DocumentRequest {
  language: Language;
  token: string;
}

/** An invoice or credit note of the caller (RE-50400), or the newest invoice of an own order, as PDF, whole; 404 for everybody else's. */
export function fetchInvoice(
  document: string,
  documentRequest: DocumentRequest,
): Promise<ToolResult<DocumentFile>> {
  return fetchOrderDocument(`/invoices/${document}.pdf`, documentRequest);
}

/** The same invoice as XRechnung; 404 also where it cannot be XML. */
export function fetchXrechnung(
  document: string,
  documentRequest: DocumentRequest,
): Promise<ToolResult<DocumentFile>> {
  return fetchOrderDocument(`/invoices/${document}.xml`, documentRequest, 'xml');
}

/** The confirmation of the caller's own order as PDF, whole; 404 for everybody else's. */
export function fetchOrderConfirmation(
  orderNumber: number,
  documentRequest: DocumentRequest,
): Promise<ToolResult<DocumentFile>> {
  return fetchOrderDocument(`/order-confirmations/${orderNumber}.pdf`, documentRequest);
}

/** The receipt of the withdrawal from the caller's own order as PDF, whole; 404 for everybody else's and without one. */
export function fetchOrderReceipt(
  orderNumber: number,
  documentRequest: DocumentRequest,
): Promise<ToolResult<DocumentFile>> {
  return fetchOrderDocument(`/withdrawals/orders/${orderNumber}.pdf`, documentRequest);
}

async function fetchOrderDocument(
  address: string,
  { language, token }: DocumentRequest,
  ending: 'pdf' | 'xml' = 'pdf',
): Promise<ToolResult<DocumentFile>> {
  const sent = await sendToolRequest({ path: `${address}?lang=${language}`, language, token });
  return sent.ok ? parseDocumentFile(sent.data, ending) : sent;
}
