import type { IncomingHttpHeaders } from 'node:http';
import { digestInDocument } from '@/domain/errors/error-digest';
import { errorPageHeader, pageFailureHeader } from '@/lib/platform/http/page-failure';
import { isHtml } from '../pages/finish-page';
import { isDraftOrSignedIn } from '../pages/shared-page';
import { type AskNext, type NextAnswer, readWhole } from './ask-next';
import type { NotFoundPages } from './not-found-pages';

/**
 * Next leaves a page that failed, or is not there, as an empty document that a script fills, and all failures as 500. Who asks through
 * this gets the whole error page instead, with its real status (Spec §2, §8): the site is asked once more and told what was wrong.
 */
export function withErrorPages(ask: AskNext, notFoundPages?: NotFoundPages): AskNext {
  return async (question) => {
    const headers = { ...question.headers };
    // From outside it would choose an error page by itself.
    delete headers[pageFailureHeader];
    const asked = { ...question, headers };
    const answer = await ask(asked);
    if (!isLeftEmpty(answer)) return answer;
    const failure = await failureOf(ask, asked, answer);
    const isForAll = failure === '404' && !isDraftOrSignedIn(headers as IncomingHttpHeaders);
    const known = isForAll ? await notFoundPages?.find(question.address) : null;
    if (known) return known;
    return ask({ ...asked, headers: { ...headers, [pageFailureHeader]: failure } });
  };
}

function isLeftEmpty({ statusCode = 500, headers }: NextAnswer): boolean {
  return statusCode >= 400 && isHtml(headers) && headers[errorPageHeader] === undefined;
}

/** What was wrong, as the site understands it: the status of a refusal, else the error's digest, which stands in the document. */
async function failureOf(
  ask: AskNext,
  question: Parameters<AskNext>[0],
  answer: NextAnswer,
): Promise<string> {
  const { statusCode = 500 } = answer;
  const html = await readWhole(answer);
  if (statusCode < 500) return String(statusCode);
  const read =
    question.method === 'HEAD' ? await readWhole(await ask({ ...question, method: 'GET' })) : html;
  return digestInDocument(read.toString('utf8')) ?? String(statusCode);
}
