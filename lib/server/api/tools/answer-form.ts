import 'server-only';
import { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { readText } from '@/lib/platform/http/read-body';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { readable } from '@/lib/platform/http/readable-refusal';

const formType = 'application/x-www-form-urlencoded';
/** More than a few short fields take. */
const maxFormBytes = 4 * 1024;

export type FormOutcome = 'done' | 'invalid' | 'gone' | 'later';

type FormDeed = {
  /** Answers the same wish as JSON. */
  answer: (request: NextRequest) => Promise<NextResponse>;
  fields: readonly string[];
  /** Where a browser is led that sent a form, without language. */
  leadTo: (outcome: FormOutcome, fields: URLSearchParams) => string;
};

/**
 * A wish from a page's script as JSON, or from a browser without scripts as a form: that one is held to the same rules and led to a
 * page that says what came of it. A foreign page's form is refused as its call would be.
 */
export function answerForm({ answer, fields, leadTo }: FormDeed) {
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!request.headers.get('content-type')?.startsWith(formType)) return answer(request);
    const language: Language = languageOfCall(request);
    const sent = new URLSearchParams((await readText(request, maxFormBytes)) ?? '');
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const body = JSON.stringify(
      Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? ''])),
    );
    const answered = await answer(new NextRequest(request.url, { method: 'POST', headers, body }));
    if (answered.status === 403) return readable(request, answered);
    const location = `/${language}${leadTo(outcomeOf(answered), sent)}`;
    return new NextResponse(null, {
      status: 303,
      headers: { Location: location, 'Cache-Control': 'no-store' },
    });
  };
}

function outcomeOf({ ok, status }: NextResponse): FormOutcome {
  if (ok) return 'done';
  if (status === 400) return 'invalid';
  return status === 404 || status === 410 ? 'gone' : 'later';
}
