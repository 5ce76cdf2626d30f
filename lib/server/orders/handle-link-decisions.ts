import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { languages } from '@/domain/locale/language';
import { orderChangeResponses, isOrderChangeLink } from '@/domain/order/order-change';
import { sendOrderChangeDecision } from '@/lib/gateways/rest-api/order-changes.gateway';
import { env } from '@/lib/platform/config/env';
import { loadBodyText } from '@/lib/platform/http/read-body';
import {
  createBodyErrorResponse,
  createLocalizedErrorResponse,
} from '@/lib/platform/http/http-error';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { toReadableRejection } from '@/lib/platform/http/plain-text-rejection';
import { createTooManyRequestsResponse } from '@/lib/server/api/rest-api-handlers';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';
import { isWithdrawalLink, withdrawalResponses } from '@/domain/order/withdrawal';
import {
  sendWithdrawalDecision,
  fetchOwnWithdrawalLink,
} from '@/lib/gateways/rest-api/withdrawals.gateway';
import { getServerSession } from '@/lib/server/session/server-session';
import 'server-only';

const maxChangeFormBytes = 4 * 1024;

const changeDecisionSchema = z.object({
  link: z.string().refine(isOrderChangeLink),
  language: z.enum(languages),
  answer: z.enum(orderChangeResponses),
});

/**
 * Handles the form of an order change and redirects to the page of the change, which shows the new state; works without
 * JavaScript. Accepts requests from pages of this site only. The page shows a message when the decision came too late
 * or could not be saved.
 */
export async function handleOrderChangeDecision(request: NextRequest): Promise<NextResponse> {
  const requestedLanguage = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(403, 'wrongOrigin', requestedLanguage),
    );
  const wait = await applyEndpointRateLimit('orderChange', request.headers);
  if (wait > 0)
    return toReadableRejection(
      request,
      await createTooManyRequestsResponse(wait, requestedLanguage),
    );
  const text = await loadBodyText(request, maxChangeFormBytes);
  if (text === null)
    return toReadableRejection(request, await createBodyErrorResponse(413, requestedLanguage));
  const input = changeDecisionSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!input.success)
    return toReadableRejection(request, await createBodyErrorResponse(400, requestedLanguage));
  const { link, language, answer } = input.data;
  const result = await sendOrderChangeDecision(link, answer, language);
  if (!result.ok)
    logger.error('An answer to an order change could not be forwarded', { ...result.error });
  const page = new URL(`/${language}/order-change/${link}`, env.SITE_URL);
  if (!result.ok) page.searchParams.set('problem', 'unavailable');
  else if (!result.data.isDone) page.searchParams.set('problem', 'late');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

const maxDecisionFormBytes = 4 * 1024;

const withdrawalDecisionSchema = z.object({
  link: z.string().refine(isWithdrawalLink),
  language: z.enum(languages),
  answer: z.enum(withdrawalResponses),
});

/**
 * Handles the form of a withdrawal and redirects to the page of the withdrawal, which shows the new state; works
 * without JavaScript. Accepts only POST from pages of this site, because email scanners follow links. The page shows a
 * message when the decision came too late or could not be saved.
 */
export async function handleWithdrawalDecision(request: NextRequest): Promise<NextResponse> {
  const requestedLanguage = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(403, 'wrongOrigin', requestedLanguage),
    );
  const wait = await applyEndpointRateLimit('withdrawalLink', request.headers);
  if (wait > 0)
    return toReadableRejection(
      request,
      await createTooManyRequestsResponse(wait, requestedLanguage),
    );
  const text = await loadBodyText(request, maxDecisionFormBytes);
  if (text === null)
    return toReadableRejection(request, await createBodyErrorResponse(413, requestedLanguage));
  const input = withdrawalDecisionSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!input.success)
    return toReadableRejection(request, await createBodyErrorResponse(400, requestedLanguage));
  const { link, language, answer } = input.data;
  const result = await sendWithdrawalDecision(link, answer, language);
  if (!result.ok)
    logger.error('An answer to a withdrawal could not be forwarded', { ...result.error });
  const page = new URL(`/${language}/withdrawal-confirmation/${link}`, env.SITE_URL);
  if (!result.ok) page.searchParams.set('problem', 'unavailable');
  else if (!result.data.isDone) page.searchParams.set('problem', 'late');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Redirects the signed-in buyer of an order to the pending withdrawal of the order. Without a pending withdrawal, and
 * for other visitors, it redirects to the order in the account.
 */
export async function handleWithdrawalRedirect(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const wait = await applyEndpointRateLimit('invoice', request.headers);
  if (wait > 0)
    return toReadableRejection(request, await createTooManyRequestsResponse(wait, language));
  const { token, kind } = await getServerSession(request);
  const isNumber = /^[1-9]\d{0,8}$/.test(number);
  const order = `/${language}/my-account/b2c${isNumber ? `/orders/${number}` : ''}`;
  const read =
    token === null || kind === 'anonymous' || !isNumber
      ? null
      : await fetchOwnWithdrawalLink(Number(number), { language, token });
  const path = read?.ok ? `/${language}/withdrawal-confirmation/${read.data.link}` : order;
  return NextResponse.redirect(new URL(path, env.SITE_URL), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });
}
