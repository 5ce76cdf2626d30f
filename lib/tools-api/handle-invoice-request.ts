import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { loginHrefFrom } from '@/lib/auth/login-href';
import { env } from '@/lib/config/env';
import { readInvoice } from '@/lib/gateways/tools/invoices.gateway';
import { say } from '@/lib/session/session-words';
import { readServerSession } from '@/lib/session/server-session';
import { refuse } from '@/lib/shop-api/refusal';
import { languageOfCall } from '@/lib/shop-api/request-language';
import { refuseByTool, tooMany } from './answer-tool';
import { readableRefusal } from './readable-refusal';
import { toolWaitSeconds } from './tool-limits';

const orderNumberPattern = /^[1-9]\d{0,8}$/;

/**
 * The invoice of the visitor's own order. Whoever opens the link without a session, or with one that has ended, comes to the login
 * page and back to the order; a script gets 401.
 */
export async function handleInvoiceRequest(
  request: NextRequest,
  orderNumber: string,
): Promise<NextResponse> {
  const language = languageOfCall(request);
  const wait = toolWaitSeconds('invoice', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const { kind, token } = await readServerSession(request);
  if (token === null || kind === 'anonymous') return askToSignIn(request, orderNumber, language);
  // A number no order can have is passed on as 0, so that every unknown one gets the same answer.
  const number = orderNumberPattern.test(orderNumber) ? Number(orderNumber) : 0;
  const invoice = await readInvoice(number, { language, token });
  if (!invoice.ok) {
    return invoice.error.status === 401
      ? askToSignIn(request, orderNumber, language)
      : readable(request, await refuseByTool('invoice', invoice.error, language));
  }
  const { bytes, fileName } = invoice.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

/** A visitor who follows the link gets a refusal as a sentence, not as JSON. */
async function readable(request: NextRequest, refusal: NextResponse): Promise<NextResponse> {
  return isNavigation(request) ? readableRefusal(refusal) : refusal;
}

function isNavigation(request: NextRequest): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate';
}

async function askToSignIn(
  request: NextRequest,
  orderNumber: string,
  language: Language,
): Promise<NextResponse> {
  if (!isNavigation(request)) return refuse(401, await say('over', language));
  const page = orderNumberPattern.test(orderNumber) ? `/orders/${orderNumber}` : '';
  const login = loginHrefFrom(`/my-account/b2c${page}`, language);
  const response = NextResponse.redirect(`${env.SITE_URL}/${language}${login}`, 303);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
