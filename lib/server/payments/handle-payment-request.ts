import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { type Language, languages } from '@/domain/language/detect-language';
import { isPaymentLink } from '@/domain/payment/payment-link';
import { beginPayment } from '@/lib/gateways/tools/payments.gateway';
import { env } from '@/lib/platform/config/env';
import { readText } from '@/lib/platform/http/read-body';
import { answer } from '@/lib/platform/http/refusal';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { readable } from '@/lib/platform/http/readable-refusal';
import { refuseByTool, tooMany } from '@/lib/server/api/tools/answer-tool';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';
import { leavingPage } from './leaving-page';

const maxFormBytes = 4 * 1024;

const wishSchema = z.object({
  link: z.string().refine(isPaymentLink),
  language: z.enum(languages),
});

/**
 * Leads the buyer to where an order is paid, or back to its page when there is nothing to pay. A page's script is answered
 * `{url}`; a form without script gets a page that leads on by itself, since browsers hold a form's redirects to this site
 * (form-action of the policy). Only pages of this site may ask.
 */
export async function handlePaymentRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers))
    return readable(request, await refuseInWords(403, 'wrongOrigin', language));
  const wait = await toolWaitSeconds('payment', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const text = await readText(request, maxFormBytes);
  if (text === null) return readable(request, await refuseBody(413, language));
  const isForm = isFormOf(request);
  const wish = wishSchema.safeParse(readWish(text, isForm));
  if (!wish.success) return readable(request, await refuseBody(400, language));
  const { link } = wish.data;
  const begun = await beginPayment(link, wish.data.language);
  const page = pageOf(link, wish.data.language);
  if (!isForm)
    return begun.ok
      ? answer({ url: begun.data.url ?? page.pathname })
      : refuseByTool('payment', begun.error, language);
  if (begun.ok && begun.data.url !== null) return leavingPage(begun.data.url, wish.data.language);
  if (!begun.ok) page.searchParams.set('problem', 'unavailable');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

function isFormOf(request: NextRequest): boolean {
  return (request.headers.get('content-type') ?? '').startsWith(
    'application/x-www-form-urlencoded',
  );
}

function readWish(text: string, isForm: boolean): unknown {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pageOf(link: string, language: Language): URL {
  return new URL(`/${language}/payment/${link}`, env.SITE_URL);
}
