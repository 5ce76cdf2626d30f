import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { customerTypeOf } from '@/domain/customer/customer-type';
import {
  readConfirmation,
  readInvoice,
  readReceiptOfOrder,
  readXrechnung,
} from '@/lib/gateways/tools/invoices.gateway';
import { readServerSession, type ServerSession } from '@/lib/server/session/server-session';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { refuseByTool, tooMany } from './answer-tool';
import { readable } from '@/lib/platform/http/readable-refusal';
import { askToSignIn } from './ask-to-sign-in';
import { toolWaitSeconds } from './tool-limits';

const orderNumberPattern = /^[1-9]\d{0,8}$/;
/** RE-50400 and RK-30001 are an invoice and a credit note themselves. */
const paperPattern = /^(?:R[EK]-)?[1-9]\d{0,8}$/;

type ReadPaper = typeof readConfirmation;

/**
 * An invoice or a credit note of the visitor by its number, or the newest invoice of an own order by the order's: a PDF, or with
 * `format=xrechnung` the XML alone.
 */
export function handleInvoiceRequest(request: NextRequest, number: string): Promise<NextResponse> {
  const isXml = request.nextUrl.searchParams.get('format') === 'xrechnung';
  const read = isXml ? readXrechnung : readInvoice;
  // A number no paper can have is passed on as 0, so that every unknown one gets the same answer.
  return answerWithPaper(request, number, (_order, asked) =>
    read(paperPattern.test(number) ? number : '0', asked),
  );
}

/** The confirmation of the visitor's own order. */
export function handleConfirmationRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return answerWithPaper(request, number, readConfirmation);
}

/** The receipt of the visitor's withdrawal from an own order. */
export function handleOwnReceiptRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  return answerWithPaper(request, number, readReceiptOfOrder);
}

/**
 * A paper about the visitor's own order. Whoever opens the link without a session, or with one that has ended, comes to the login
 * page and back to the order; a script gets 401.
 */
async function answerWithPaper(
  request: NextRequest,
  orderNumber: string,
  read: ReadPaper,
): Promise<NextResponse> {
  const language = languageOfCall(request);
  const wait = await toolWaitSeconds('invoice', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const session = await readServerSession(request);
  const { kind, token } = session;
  const page = pageOf(request, orderNumber, session);
  if (token === null || kind === 'anonymous') return askToSignIn(request, page, language);
  // A number no order can have is passed on as 0, so that every unknown one gets the same answer.
  const number = orderNumberPattern.test(orderNumber) ? Number(orderNumber) : 0;
  const paper = await read(number, { language, token });
  if (!paper.ok) {
    return paper.error.status === 401
      ? askToSignIn(request, page, language)
      : readable(request, await refuseByTool('invoice', paper.error, language));
  }
  const { bytes, fileName, contentType } = paper.data;
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
    customerTypeOf(groups.map((id) => ({ id }))) === 'b2b';
  const account = `/my-account/${isB2b ? 'b2b' : 'b2c'}`;
  return orderNumberPattern.test(orderNumber) ? `${account}/orders/${orderNumber}` : account;
}
