import { type NextRequest, NextResponse } from 'next/server';
import { getCustomerType } from '@/domain/customer/customer-type';
import {
  fetchOrderConfirmation,
  fetchInvoice,
  fetchOrderReceipt,
  fetchXrechnung,
  fetchDocument,
} from '@/lib/gateways/tools/documents.gateway';
import { getServerSession, type ServerSession } from '@/lib/server/session/server-session';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { createToolErrorResponse, createTooManyRequestsResponse } from './tool-handlers';
import { readable, toPlainTextRejection } from '@/lib/platform/http/plain-text-rejection';
import { createLoginResponse } from './login-response';
import { applyToolRateLimit } from '@/lib/server/rate-limits';
import { defaultLanguage, parseLanguage } from '@/domain/locale/language';
import { fetchReceipt } from '@/lib/gateways/tools/withdrawals.gateway';
import 'server-only';

const orderNumberPattern = /^[1-9]\d{0,8}$/;
/** RE-50400 and RK-30001 are an invoice and a credit note themselves. */
const documentNumberPattern = /^(?:R[EK]-)?[1-9]\d{0,8}$/;

type FetchDocument = typeof fetchOrderConfirmation;

/**
 * An invoice or a credit note of the visitor by its number, or the newest invoice of an own order by the order's: a PDF, or with
 * `format=xrechnung` the XML alone.
 */
export function handleInvoiceRequest(request: NextRequest, number: string): Promise<NextResponse> {
  const isXml = request.nextUrl.searchParams.get('format') === 'xrechnung';
  const read = isXml ? fetchXrechnung : fetchInvoice;
  // A number no paper can have is passed on as 0, so that every unknown one gets the same answer.
  return createDocumentResponse(request, number, (_order, input) =>
    read(documentNumberPattern.test(number) ? number : '0', input),
  );
}

/** The confirmation of the visitor's own order. */
export function handleConfirmationRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return createDocumentResponse(request, number, fetchOrderConfirmation);
}

/** The receipt of the visitor's withdrawal from an own order. */
export function handleOrderReceiptRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return createDocumentResponse(request, number, fetchOrderReceipt);
}

/**
 * A paper about the visitor's own order. Whoever opens the link without a session, or with one that has ended, comes to the login
 * page and back to the order; a script gets 401.
 */
async function createDocumentResponse(
  request: NextRequest,
  orderNumber: string,
  read: FetchDocument,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const wait = await applyToolRateLimit('invoice', request.headers);
  if (wait > 0) return readable(request, await createTooManyRequestsResponse(wait, language));
  const session = await getServerSession(request);
  const { kind, token } = session;
  const page = pageOf(request, orderNumber, session);
  if (token === null || kind === 'anonymous') return createLoginResponse(request, page, language);
  // A number no order can have is passed on as 0, so that every unknown one gets the same answer.
  const number = orderNumberPattern.test(orderNumber) ? Number(orderNumber) : 0;
  const document = await read(number, { language, token });
  if (!document.ok) {
    return document.error.status === 401
      ? createLoginResponse(request, page, language)
      : readable(request, await createToolErrorResponse('invoice', document.error, language));
  }
  const { bytes, fileName, contentType } = document.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

/** The order's page in the account it belongs to: the session tells which, and without one the link, which says `account=b2b`. */
function pageOf(request: NextRequest, orderNumber: string, { groups }: ServerSession): string {
  const isB2b =
    request.nextUrl.searchParams.get('account') === 'b2b' ||
    getCustomerType(groups.map((id) => ({ id }))) === 'b2b';
  const account = `/my-account/${isB2b ? 'b2b' : 'b2c'}`;
  return orderNumberPattern.test(orderNumber) ? `${account}/orders/${orderNumber}` : account;
}

const filePattern = /^([a-z0-9-]{1,120})\.pdf$/;
/** An editor's change shows within five minutes; a day long an older one is better than waiting. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** A document everybody may have, as PDF. What does not exist is told in a sentence with status 404. */
export async function handleDownloadRequest(
  request: NextRequest,
  { lang, file }: { lang: string; file: string },
): Promise<NextResponse> {
  const language = parseLanguage(lang);
  const [, slug] = filePattern.exec(file) ?? [];
  const wait = await applyToolRateLimit('paper', request.headers);
  if (wait > 0)
    return toPlainTextRejection(
      await createTooManyRequestsResponse(wait, language ?? defaultLanguage),
    );
  // An address no document can have is passed on as one that does not exist, so that all get the same answer.
  const isPossible = language !== null && slug !== undefined;
  const documentLanguage = language ?? defaultLanguage;
  const document = await fetchDocument(documentLanguage, isPossible ? slug : '-');
  if (!document.ok)
    return toPlainTextRejection(
      await createToolErrorResponse('paper', document.error, documentLanguage),
    );
  const { bytes, fileName } = document.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const keyPattern = /^[\w-]{16,64}$/;

/** The receipt of a withdrawal for who declared it: the key was made in their browser, and nobody else has it. */
export async function handleReceiptRequest(
  request: NextRequest,
  key: string,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const wait = await applyToolRateLimit('paper', request.headers);
  if (wait > 0) return toPlainTextRejection(await createTooManyRequestsResponse(wait, language));
  // A key nobody can have is passed on as one that does not exist, so that all get the same answer.
  const receipt = await fetchReceipt(keyPattern.test(key) ? key : '0'.repeat(16), language);
  if (!receipt.ok)
    return toPlainTextRejection(await createToolErrorResponse('paper', receipt.error, language));
  const { bytes, fileName, contentType } = receipt.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
