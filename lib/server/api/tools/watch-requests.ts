import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { isKeptSku } from '@/domain/keep/kept-skus';
import type { WatchOutcome } from '@/domain/watch/watch-outcome';
import { askForWatch, redeemWatchToken } from '@/lib/gateways/tools/watches.gateway';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { answerForm, type FormOutcome } from './answer-form';
import { answerByTool, refuseByTool, tooMany } from './answer-tool';
import { toolWaitSeconds } from './tool-limits';

const maxToken = 200;
const token = z.object({ token: z.string().min(1).max(maxToken) });

const request = answerByTool({
  tool: 'watch',
  status: 202,
  schema: z.object({
    email: z.string().transform(readEmail()),
    sku: z.string().regex(/^[A-Za-z0-9.-]{3,40}$/),
    day: z.union([z.literal(''), z.iso.date()]).default(''),
  }),
  send: askForWatch,
});

const redeem = (deed: 'confirm' | 'end') =>
  answerByTool({
    tool: 'watchLink',
    schema: token,
    send: (input, language) => redeemWatchToken(deed, input.token, language),
  });

/** A wish to be told of an article. What was wrong is said beside the form, where article and day stand again. */
export const answerWatch = answerForm({
  answer: request,
  fields: ['email', 'sku', 'day'],
  leadTo: (outcome, fields) => {
    if (outcome === 'done') return pageOf('sent');
    if (outcome === 'later') return pageOf('later');
    const [sku, day] = [fields.get('sku') ?? '', fields.get('day') ?? ''];
    const again = new URLSearchParams({
      ...(isKeptSku(sku) && { sku }),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
      problem: 'input',
    });
    return `/watch?${again}`;
  },
});

/** The confirmation of that wish. */
export const answerWatchConfirmation = answerForm({
  answer: redeem('confirm'),
  fields: ['token'],
  leadTo: (outcome) => pageOf(afterLink(outcome, 'confirmed')),
});

/** Its end. */
export const answerWatchEnd = answerForm({
  answer: redeem('end'),
  fields: ['token'],
  leadTo: (outcome) => pageOf(afterLink(outcome, 'ended')),
});

/**
 * The end by one press in a mail program, which sends no page's origin (RFC 8058): the token in the address is all it takes, and it
 * ends one watch and nothing else.
 */
export async function answerOneClickEnd(asked: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(asked);
  const wait = await toolWaitSeconds('watchLink', asked.headers);
  if (wait > 0) return tooMany(wait, language);
  const given = asked.nextUrl.searchParams.get('token') ?? '';
  const ended = await redeemWatchToken('end', given.slice(0, maxToken) || '-', language);
  if (!ended.ok) return refuseByTool('watchLink', ended.error, language);
  return new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

const pageOf = (outcome: WatchOutcome): string => `/watch/${outcome}`;

function afterLink(outcome: FormOutcome, done: 'confirmed' | 'ended'): WatchOutcome {
  if (outcome === 'done') return done;
  return outcome === 'later' ? 'later' : 'gone';
}
