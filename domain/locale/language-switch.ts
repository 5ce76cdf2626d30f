import type { Language } from './language';

interface Page {
  /** Path of the page without language, such as /news/der-riemen-im-winter; / for the home page. */
  readonly path: string;
  /** The path of this page in each language it exists in. Empty if the page declares no languages. */
  readonly alternates: ReadonlyMap<string, string>;
}

/**
 * Returns the path of a page in another language: the path of its translation or, without a translation, of the parent
 * list. If the page declares no languages, only the language in the path changes.
 */
export function getTranslatedPath({ path, alternates }: Page, other: Language): string {
  const translated = alternates.get(other);
  if (translated !== undefined) return translated;
  const basePath = alternates.size > 0 ? path.slice(0, path.lastIndexOf('/')) : path;
  return `/${other}${basePath === '/' ? '' : basePath}`;
}

interface PageRequest {
  readonly language: Language;
  /** The raw value of the lang cookie. */
  readonly cookie: string | null;
  /** The Sec-Fetch-Dest header; null from browsers that do not send it. */
  readonly destination: string | null;
  readonly accept: string | null;
}

/**
 * Returns the language that a page response stores in the lang cookie (Specification §9). Returns null if the cookie
 * already has this value, so that shared caches can store the response, and for requests by scripts, because a prefetch
 * is not a choice of language. The service worker changes the destination of page requests; they are recognized by
 * their Accept header.
 */
export function findLanguageToStore(request: PageRequest): Language | null {
  const { language, cookie, destination, accept } = request;
  if (cookie === language) return null;
  const isDocument =
    (destination ?? 'document') === 'document' || (accept ?? '').includes('text/html');
  return isDocument ? language : null;
}
