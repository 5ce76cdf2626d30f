import type { OutgoingHttpHeaders, IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { pageFailureHeader, errorPageHeader } from '@/lib/platform/http/internal-headers';
import { type FetchFromNext, type NextResponseStream, loadResponseBody } from '../next-client';
import { findErrorDigest } from '@/lib/platform/http/error-status';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { isHtml } from '../page-cache/post-process-page';
import { isDraftOrAuthorized } from '../page-cache/cacheable-page';

/** An address without a page; its last segment marks where the requested address must be inserted. */
const placeholder = 'address-of-no-page';
/** Addresses that are written the same in a path, in JSON and in HTML. */
const simplePath = /^\/[a-z]{2}((?:\/[\w~-][\w.~-]*)+)$/;
const cacheMs = 10_000;

interface Template {
  readonly html: string;
  readonly answer: Pick<NextResponseStream, 'statusCode' | 'headers'>;
  readonly madeAtMs: number;
}

export interface NotFoundPages {
  /** Returns the complete 404 page for an address; null when it must be rendered for this request. */
  find(address: string): Promise<NextResponseStream | null>;
  /** Discards the cached pages. */
  expire(): void;
}

/**
 * Renders the 404 page once per language and caches it for ten seconds: nonexistent addresses are unlimited in number,
 * and their pages differ only in the address.
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
    // Another request may have loaded a newer page meanwhile.
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

/** Inserts another address into the page; null when the framework writes addresses in an unexpected form. */
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

/** True when a page contains its address once in the form that a template requires, whatever the address. */
export function containsRouterUrl(html: string): boolean {
  return html.match(/\\"c\\":\[(?:\\"[^"\\]*\\",?)+\],\\"q\\":\\"\\"/g)?.length === 1;
}

/**
 * Wraps the client so that failed and missing pages are complete error pages with their real status (Specification §2,
 * §8). Next renders them as an empty document that a script fills, and every failure as 500; the wrapper requests the
 * page once more with the kind of failure in a header.
 */
export function createErrorPageClient(
  ask: FetchFromNext,
  notFoundPages?: NotFoundPages,
): FetchFromNext {
  return async (question) => {
    const headers = { ...question.headers };
    // A client must not be able to choose an error page with this header.
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
 * Returns the failure in the form the site expects: the status of a rejection, otherwise the error's digest from the
 * document.
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
