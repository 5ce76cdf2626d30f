import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { languages } from '@/domain/language/detect-language';
import { isWithdrawalLink, withdrawalAnswers } from '@/domain/withdrawal/judge-answer';
import { answerWithdrawalLink } from '@/lib/gateways/tools/withdrawals.gateway';
import { env } from '@/lib/platform/config/env';
import { readText } from '@/lib/platform/http/read-body';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { tooMany } from '@/lib/server/api/tools/answer-tool';
import { readable } from '@/lib/platform/http/readable-refusal';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

const maxFormBytes = 4 * 1024;

const wishSchema = z.object({
  link: z.string().refine(isWithdrawalLink),
  language: z.enum(languages),
  answer: z.enum(withdrawalAnswers),
});

/**
 * Takes the form of a withdrawal's page and leads back to it, which then shows how things stand; it needs no script. Only pages of this
 * site may ask, and only by POST: programs that look into mails follow links. What came too late, or could not be done, is said there.
 */
export async function handleAnswerRequest(request: NextRequest): Promise<NextResponse> {
  const asked = languageOfCall(request);
  if (!isSameOrigin(request.headers))
    return readable(request, await refuseInWords(403, 'wrongOrigin', asked));
  const wait = await toolWaitSeconds('withdrawalLink', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, asked));
  const text = await readText(request, maxFormBytes);
  if (text === null) return readable(request, await refuseBody(413, asked));
  const wish = wishSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!wish.success) return readable(request, await refuseBody(400, asked));
  const { link, language, answer } = wish.data;
  const given = await answerWithdrawalLink(link, answer, language);
  if (!given.ok)
    logger.error('An answer to a withdrawal could not be handed on', { ...given.error });
  const page = new URL(`/${language}/withdrawal-confirmation/${link}`, env.SITE_URL);
  if (!given.ok) page.searchParams.set('problem', 'unavailable');
  else if (!given.data.isDone) page.searchParams.set('problem', 'late');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}
