import type { NextResponse } from 'next/server';
import { referenceOf } from '@/domain/errors/error-digest';
import { shownStatus } from '@/domain/errors/shown-status';
import { pageFailureHeader } from '@/lib/platform/http/page-failure';
import { errorPage } from './error-page';
import type { GuardContext } from './guard';

/**
 * A page that failed while it was made leaves the framework as an empty document with status 500, an unknown one as an empty 404. The server
 * in front asks once more and says in a header what was wrong, 401, 404 or the error's digest: the answer is the whole error page, in the
 * visitor's language, with its real status (Spec §2, §8).
 */
export function failedPage({ request, language, path }: GuardContext): NextResponse | null {
  const failure = request.headers.get(pageFailureHeader);
  if (failure === null) return null;
  const refusal = ([401, 404] as const).find((status) => String(status) === failure);
  if (refusal) return errorPage(request, language, refusal);
  return errorPage(request, language, shownStatus(path, failure), referenceOf(failure));
}
