import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { languages } from '@/domain/language/detect-language';
import { changeAnswers, isChangeLink } from '@/domain/order/order-change';
import { answerOrderChange } from '@/lib/gateways/tools/order-changes.gateway';
import { env } from '@/lib/platform/config/env';
import { readText } from '@/lib/platform/http/read-body';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { readable } from '@/lib/platform/http/readable-refusal';
import { tooMany } from '@/lib/server/api/tools/answer-tool';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

const maxFormBytes = 4 * 1024;

const wishSchema = z.object({
  link: z.string().refine(isChangeLink),
  language: z.enum(languages),
  answer: z.enum(changeAnswers),
});

/**
 * Takes the form of a change's page and leads back to it, which then shows how things stand; it needs no script. Only pages of this
 * site may ask. What came too late, or could not be done, is said there.
 */
export async function handleChangeRequest(request: NextRequest): Promise<NextResponse> {
  const asked = languageOfCall(request);
  if (!isSameOrigin(request.headers))
    return readable(request, await refuseInWords(403, 'wrongOrigin', asked));
  const wait = await toolWaitSeconds('orderChange', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, asked));
  const text = await readText(request, maxFormBytes);
  if (text === null) return readable(request, await refuseBody(413, asked));
  const wish = wishSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!wish.success) return readable(request, await refuseBody(400, asked));
  const { link, language, answer } = wish.data;
  const given = await answerOrderChange(link, answer, language);
  if (!given.ok) logger.error('An answer to a change could not be handed on', { ...given.error });
  const page = new URL(`/${language}/order-change/${link}`, env.SITE_URL);
  if (!given.ok) page.searchParams.set('problem', 'unavailable');
  else if (!given.data.isDone) page.searchParams.set('problem', 'late');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}
