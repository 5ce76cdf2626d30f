import { type NextRequest, NextResponse } from 'next/server';
import { getCustomerType } from '@/domain/customer/customer-type';
import {
  fetchOrderConfirmation,
  fetchInvoice,
  fetchOrderReceipt,
  fetchXrechnung,
  fetchDocument,
} from '@/lib/gateways/rest-api/documents.gateway';
import { getServerSession, type ServerSession } from '@/lib/server/session/server-session';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { createRestApiErrorResponse, createTooManyRequestsResponse } from './rest-api-handlers';
import {
  toReadableRejection,
  toPlainTextRejection,
} from '@/lib/platform/http/plain-text-rejection';
import { createLoginResponse } from './login-response';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';
import { defaultLanguage, parseLanguage } from '@/domain/locale/language';
import { fetchWithdrawalReceipt } from '@/lib/gateways/rest-api/withdrawals.gateway';
import 'server-only';

const orderNumberPattern = /^[1-9]\d{0,8}$/;
/** RE-50400 is an invoice number, RK-30001 a credit note number. A number without a prefix is an order number. */
const documentNumberPattern = /^(?:R[EK]-)?[1-9]\d{0,8}$/;

type FetchDocument = typeof fetchOrderConfirmation;

/**
 * Sends an invoice or credit note of the visitor by its number, or the newest invoice of one of their orders by the
 * order number: as a PDF, or as XML with `format=xrechnung`.
 */
export function handleInvoiceRequest(request: NextRequest, number: string): Promise<NextResponse> {
  const isXml = request.nextUrl.searchParams.get('format') === 'xrechnung';
  const read = isXml ? fetchXrechnung : fetchInvoice;
  // A malformed number is forwarded as 0, so that all unknown numbers get the same response.
  return createDocumentResponse(request, number, (_order, input) =>
    read(documentNumberPattern.test(number) ? number : '0', input),
  );
}

/** Sends the confirmation of one of the visitor's orders. */
export function handleOrderConfirmationRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return createDocumentResponse(request, number, fetchOrderConfirmation);
}

/** Sends the receipt of the visitor's withdrawal from one of their orders. */
export function handleOrderReceiptRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return createDocumentResponse(request, number, fetchOrderReceipt);
}

/**
 * Sends a document about one of the visitor's orders. Without a session, or with one that has ended, a followed link
 * leads to the login page and then back to the order, and a script gets 401.
 */
async function createDocumentResponse(
  request: NextRequest,
  orderNumber: string,
  read: FetchDocument,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const wait = await applyEndpointRateLimit('invoice', request.headers);
  if (wait > 0)
    return toReadableRejection(request, await createTooManyRequestsResponse(wait, language));
  const session = await getServerSession(request);
  const { kind, token } = session;
  const page = pageOf(request, orderNumber, session);
  if (token === null || kind === 'anonymous') return createLoginResponse(request, page, language);
  // A malformed number is forwarded as 0, so that all unknown numbers get the same response.
  const number = orderNumberPattern.test(orderNumber) ? Number(orderNumber) : 0;
  const document = await read(number, { language, token });
  if (!document.ok) {
    return document.error.status === 401
      ? createLoginResponse(request, page, language)
      : toReadableRejection(
          request,
          await createRestApiErrorResponse('invoice', document.error, language),
        );
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

/** Returns the order's page in the b2b or b2c account, chosen by the session or by `account=b2b` in the link. */
function pageOf(request: NextRequest, orderNumber: string, { groups }: ServerSession): string {
  const isB2b =
    request.nextUrl.searchParams.get('account') === 'b2b' ||
    getCustomerType(groups.map((id) => ({ id }))) === 'b2b';
  const account = `/my-account/${isB2b ? 'b2b' : 'b2c'}`;
  return orderNumberPattern.test(orderNumber) ? `${account}/orders/${orderNumber}` : account;
}

const filePattern = /^([a-z0-9-]{1,120})\.pdf$/;
/**
 * Caching of public documents. A change by an editor is visible after at most five minutes; for one more day a cache
 * may send the old document while it fetches the new one.
 */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** Sends a public document as a PDF. An unknown document is a plain text response with status 404. */
export async function handleDownloadRequest(
  request: NextRequest,
  { lang, file }: { lang: string; file: string },
): Promise<NextResponse> {
  const language = parseLanguage(lang);
  const [, slug] = filePattern.exec(file) ?? [];
  const wait = await applyEndpointRateLimit('paper', request.headers);
  if (wait > 0)
    return toPlainTextRejection(
      await createTooManyRequestsResponse(wait, language ?? defaultLanguage),
    );
  // A malformed path is forwarded as the slug `-`, so that all unknown documents get the same response.
  const isPossible = language !== null && slug !== undefined;
  const documentLanguage = language ?? defaultLanguage;
  const document = await fetchDocument(documentLanguage, isPossible ? slug : '-');
  if (!document.ok)
    return toPlainTextRejection(
      await createRestApiErrorResponse('paper', document.error, documentLanguage),
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

/**
 * Sends the receipt of a withdrawal. Access requires only the key, which was created in the browser of the person who
 * declared the withdrawal.
 */
export async function handleWithdrawalReceiptRequest(
  request: NextRequest,
  key: string,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const wait = await applyEndpointRateLimit('paper', request.headers);
  if (wait > 0) return toPlainTextRejection(await createTooManyRequestsResponse(wait, language));
  // A malformed key is forwarded as a key of zeros, so that all unknown keys get the same response.
  const receipt = await fetchWithdrawalReceipt(
    keyPattern.test(key) ? key : '0'.repeat(16),
    language,
  );
  if (!receipt.ok)
    return toPlainTextRejection(await createRestApiErrorResponse('paper', receipt.error, language));
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
