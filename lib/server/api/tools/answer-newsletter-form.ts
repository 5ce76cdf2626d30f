import 'server-only';
import { NextRequest, NextResponse } from 'next/server';
import type { NewsletterOutcome } from '@/domain/newsletter/newsletter-outcome';
import { readText } from '@/lib/platform/http/read-body';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { answerNewsletter } from './tool-requests';

const formType = 'application/x-www-form-urlencoded';
/** More than an address and a field's name take. */
const maxFormBytes = 4 * 1024;

/**
 * A wish for the newsletter, from the page's script as JSON or from a browser without scripts as a form: that one is held to the same
 * rules and led to a page that says what came of it. A foreign page's form is refused as its call would be.
 */
export async function answerNewsletterForm(request: NextRequest): Promise<NextResponse> {
  if (!request.headers.get('content-type')?.startsWith(formType)) return answerNewsletter(request);
  const language = languageOfCall(request);
  const fields = new URLSearchParams((await readText(request, maxFormBytes)) ?? '');
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = JSON.stringify({ email: fields.get('email') ?? '' });
  const answer = await answerNewsletter(
    new NextRequest(request.url, { method: 'POST', headers, body }),
  );
  if (answer.status === 403) return answer;
  const outcome: NewsletterOutcome = answer.ok
    ? 'sent'
    : answer.status === 400
      ? 'invalid'
      : 'later';
  const location = `/${language}/newsletter/${outcome}`;
  return new NextResponse(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
}
