import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { readOwnWithdrawalLink } from '@/lib/gateways/tools/withdrawals.gateway';
import { env } from '@/lib/platform/config/env';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { readServerSession } from '@/lib/server/session/server-session';
import { tooMany } from '@/lib/server/api/tools/answer-tool';
import { readable } from '@/lib/platform/http/readable-refusal';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

/**
 * Leads the signed-in buyer of an order to the withdrawal that waits about it. Whoever may not, or comes when none waits any more, comes
 * to the order in the account, which says how it stands.
 */
export async function handleDecisionRequest(
  request: NextRequest,
  number: string,
): Promise<NextResponse> {
  const language = languageOfCall(request);
  const wait = await toolWaitSeconds('invoice', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const { token, kind } = await readServerSession(request);
  const isNumber = /^[1-9]\d{0,8}$/.test(number);
  const order = `/${language}/my-account/b2c${isNumber ? `/orders/${number}` : ''}`;
  const read =
    token === null || kind === 'anonymous' || !isNumber
      ? null
      : await readOwnWithdrawalLink(Number(number), { language, token });
  const path = read?.ok ? `/${language}/withdrawal-confirmation/${read.data.link}` : order;
  return NextResponse.redirect(new URL(path, env.SITE_URL), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });
}
