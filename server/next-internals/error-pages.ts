import type { OutgoingHttpHeaders, IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { pageFailureHeader, errorPageHeader } from '@/lib/platform/http/internal-headers';
import { type FetchFromNext, type NextResponseStream, loadResponseBody } from '../next-client';
import { findErrorDigest } from '@/lib/platform/http/error-status';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { isHtml } from '../page-cache/post-process-page';
import { isDraftOrAuthorized } from '../page-cache/cacheable-page';

/** Path without a page, for which the 404 template is rendered. Its last segment is replaced by the requested path. */
const placeholder = 'address-of-no-page';
/** Matches paths that need no escaping in a URL, in JSON or in HTML. */
const simplePath = /^\/[a-z]{2}((?:\/[\w~-][\w.~-]*)+)$/;
const cacheMs = 10_000;

interface Template {
  readonly html: string;
  readonly answer: Pick<NextResponseStream, 'statusCode' | 'headers'>;
  readonly madeAtMs: number;
}

export interface NotFoundPages {
  /** Returns the complete 404 page for a path; null when Next must render the page for this request. */
  find(address: string): Promise<NextResponseStream | null>;
  /** Discards the cached pages. */
  expire(): void;
}

/**
 * Renders the 404 page once per language and caches it for ten seconds, because nonexistent URLs are unlimited in
 * number and their pages differ only in the URL.
 */
export function createNotFoundPages({
  ask,
  anonymousHeaders,
  now,
}: {
  ask: FetchFromNext;
  /** Headers of an anonymous client in the path's language. */
  anonymousHeaders: (path: string) => OutgoingHttpHeaders;
  now: () => number;
}): NotFoundPages {
  const templates = new Map<Language, Promise<Template>>();

  async function make(language: Language): Promise<Template> {
    const address = `/${language}/${placeholder}`;
    const headers = { ...anonymousHeaders(address), [pageFailureHeader]: '404' };
    const madeAtMs = now();
    const answer = await ask({ method: 'GET', address, headers });
    const html = (await loadResponseBody(answer)).toString('utf8');
    return { html, answer: { statusCode: answer.statusCode, headers: answer.headers }, madeAtMs };
  }

  async function templateIn(language: Language): Promise<Template> {
    const known = templates.get(language);
    const template = await known?.catch(() => null);
    if (template && now() - template.madeAtMs < cacheMs) return template;
    // Another request may have rendered a newer page meanwhile.
    const current = templates.get(language);
    if (current !== undefined && current !== known) return current;
    const made = make(language);
    templates.set(language, made);
    made.catch(() => templates.delete(language));
    return made;
  }

  return {
    async find(address) {
      if (!isFrameworkDetailOn('not-found-template')) return null;
      const language = getPathLanguage(address);
      const [, path] = simplePath.exec(address) ?? [];
      if (language === null || path === undefined) return null;
      const { html, answer } = await templateIn(language);
      const page = answer.statusCode === 404 ? atAddress(html, language, path.slice(1)) : null;
      return page === null ? null : Object.assign(Readable.from([Buffer.from(page)]), answer);
    },
    expire: () => templates.clear(),
  };
}

/** Replaces the placeholder path in the 404 template; null when the page contains the path in an unexpected form. */
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

/** True when a page contains its path exactly once in the router state, so that the path can be replaced. */
export function containsRouterUrl(html: string): boolean {
  return html.match(/\\"c\\":\[(?:\\"[^"\\]*\\",?)+\],\\"q\\":\\"\\"/g)?.length === 1;
}

/**
 * Wraps the client so that failed and missing pages are complete error pages with their real status (Specification §2,
 * §8). Next renders them as an empty document that a script fills, and every failure as 500. The wrapper repeats the
 * request with the kind of failure in a header.
 */
export function createErrorPageClient(
  ask: FetchFromNext,
  notFoundPages?: NotFoundPages,
): FetchFromNext {
  return async (question) => {
    const headers = { ...question.headers };
    // Removes the header from the client's request, so that a client cannot request an error page.
    delete headers[pageFailureHeader];
    const pageRequest = { ...question, headers };
    const answer = await ask(pageRequest);
    if (!isLeftEmpty(answer) || !isFrameworkDetailOn('complete-error-pages')) return answer;
    const failure = await failureOf(ask, pageRequest, answer);
    const isForAll = failure === '404' && !isDraftOrAuthorized(headers as IncomingHttpHeaders);
    const known = isForAll ? await notFoundPages?.find(question.address) : null;
    if (known) return known;
    return ask({ ...pageRequest, headers: { ...headers, [pageFailureHeader]: failure } });
  };
}

function isLeftEmpty({ statusCode = 500, headers }: NextResponseStream): boolean {
  return statusCode >= 400 && isHtml(headers) && headers[errorPageHeader] === undefined;
}

/**
 * Returns the value of the header for the repeated request: the status of a rejection, otherwise the digest of the
 * error from the document.
 */
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
  return findErrorDigest(read.toString('utf8')) ?? String(statusCode);
}
