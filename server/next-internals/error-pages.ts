import type { OutgoingHttpHeaders, IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { pageFailureHeader, errorPageHeader } from '@/lib/platform/http/internal-headers';
import { type FetchFromNext, type NextResponseStream, loadResponseBody } from '../next-client';
import { findDocumentDigest } from '@/lib/platform/http/error-status';
import { isHtml } from '../page-cache/finish-page';
import { isDraftOrAuthorized } from '../page-cache/cacheable-page';

/** An address nobody has: its last part stands in the page wherever the visitor's own has to. */
const placeholder = 'address-of-no-page';
/** Addresses that are written the same in a path, in JSON and in HTML. */
const plainAddress = /^\/[a-z]{2}((?:\/[\w~-][\w.~-]*)+)$/;
const keptMs = 10_000;

interface Template {
  readonly html: string;
  readonly answer: Pick<NextResponseStream, 'statusCode' | 'headers'>;
  readonly madeAtMs: number;
}

export interface NotFoundPages {
  /** The whole 404 page at an address; null where it has to be made for this visitor. */
  find(address: string): Promise<NextResponseStream | null>;
  /** From now on it is made anew. */
  expire(): void;
}

/**
 * The page that says that there is nothing at an address, made once in each language and kept for ten seconds: addresses that do not exist
 * are without number, and their pages differ by nothing but the address.
 */
export function createNotFoundPages({
  ask,
  strangerHeaders,
  now,
}: {
  ask: FetchFromNext;
  /** The headers of a visitor nobody knows, in the path's language. */
  strangerHeaders: (path: string) => OutgoingHttpHeaders;
  now: () => number;
}): NotFoundPages {
  const templates = new Map<Language, Promise<Template>>();

  async function make(language: Language): Promise<Template> {
    const address = `/${language}/${placeholder}`;
    const headers = { ...strangerHeaders(address), [pageFailureHeader]: '404' };
    const madeAtMs = now();
    const answer = await ask({ method: 'GET', address, headers });
    const html = (await loadResponseBody(answer)).toString('utf8');
    return { html, answer: { statusCode: answer.statusCode, headers: answer.headers }, madeAtMs };
  }

  async function templateIn(language: Language): Promise<Template> {
    const known = templates.get(language);
    const template = await known?.catch(() => null);
    if (template && now() - template.madeAtMs < keptMs) return template;
    // Another visitor may have asked for a new one meanwhile.
    const current = templates.get(language);
    if (current !== undefined && current !== known) return current;
    const made = make(language);
    templates.set(language, made);
    made.catch(() => templates.delete(language));
    return made;
  }

  return {
    async find(address) {
      const language = getPathLanguage(address);
      const [, path] = plainAddress.exec(address) ?? [];
      if (language === null || path === undefined) return null;
      const { html, answer } = await templateIn(language);
      const page = answer.statusCode === 404 ? atAddress(html, language, path.slice(1)) : null;
      return page === null ? null : Object.assign(Readable.from([Buffer.from(page)]), answer);
    },
    expire: () => templates.clear(),
  };
}

/** The page at another address; null when the framework writes addresses in a form that is not known here. */
function atAddress(html: string, language: Language, path: string): string | null {
  const ofTheRouter = (parts: readonly string[]) =>
    `\\"c\\":[${['', language, ...parts].map((part) => `\\"${part}\\"`).join(',')}],\\"q\\":\\"\\"`;
  const written = ofTheRouter([placeholder]);
  const links = html.match(new RegExp(`href="/[a-z]{2}/${placeholder}"`, 'g')) ?? [];
  const isKnown =
    html.split(written).length === 2 && html.split(placeholder).length === links.length + 2;
  if (!isKnown) return null;
  return html
    .replace(written, () => ofTheRouter(path.split('/')))
    .replaceAll(`/${placeholder}"`, () => `/${path}"`);
}

/**
 * Next leaves a page that failed, or is not there, as an empty document that a script fills, and all failures as 500. Who asks through
 * this gets the whole error page instead, with its real status (Spec §2, §8): the site is asked once more and told what was wrong.
 */
export function createErrorPageClient(
  ask: FetchFromNext,
  notFoundPages?: NotFoundPages,
): FetchFromNext {
  return async (question) => {
    const headers = { ...question.headers };
    // From outside it would choose an error page by itself.
    delete headers[pageFailureHeader];
    const asked = { ...question, headers };
    const answer = await ask(asked);
    if (!isLeftEmpty(answer)) return answer;
    const failure = await failureOf(ask, asked, answer);
    const isForAll = failure === '404' && !isDraftOrAuthorized(headers as IncomingHttpHeaders);
    const known = isForAll ? await notFoundPages?.find(question.address) : null;
    if (known) return known;
    return ask({ ...asked, headers: { ...headers, [pageFailureHeader]: failure } });
  };
}

function isLeftEmpty({ statusCode = 500, headers }: NextResponseStream): boolean {
  return statusCode >= 400 && isHtml(headers) && headers[errorPageHeader] === undefined;
}

/** What was wrong, as the site understands it: the status of a refusal, else the error's digest, which stands in the document. */
async function failureOf(
  ask: FetchFromNext,
  question: Parameters<FetchFromNext>[0],
  answer: NextResponseStream,
): Promise<string> {
  const { statusCode = 500 } = answer;
  const html = await loadResponseBody(answer);
  if (statusCode < 500) return String(statusCode);
  const read =
    question.method === 'HEAD'
      ? await loadResponseBody(await ask({ ...question, method: 'GET' }))
      : html;
  return findDocumentDigest(read.toString('utf8')) ?? String(statusCode);
}
