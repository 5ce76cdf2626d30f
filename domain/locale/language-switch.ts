import type { Language } from './language';

interface Page {
  /** Without its language, as /news/der-riemen-im-winter; / is home. */
  readonly path: string;
  /** The path of this page in each language it exists in, when it says so. */
  readonly alternates: ReadonlyMap<string, string>;
}

/**
 * Where one reads on in the other language: the same page under its slug there; the list it stands in when it has no
 * translation; the same address when the page says nothing of languages.
 */
export function getTranslatedPath({ path, alternates }: Page, other: Language): string {
  const translated = alternates.get(other);
  if (translated !== undefined) return translated;
  const basePath = alternates.size > 0 ? path.slice(0, path.lastIndexOf('/')) : path;
  return `/${other}${basePath === '/' ? '' : basePath}`;
}

interface PageRequest {
  readonly language: Language;
  /** The lang cookie as it came. */
  readonly cookie: string | null;
  /** What the browser wants the answer for (Sec-Fetch-Dest); null from browsers that do not say. */
  readonly destination: string | null;
  readonly accept: string | null;
}

/**
 * The language a page's answer has to leave with the visitor (Specification §9); null when the browser has it already, so that shared
 * caches may keep the answer, and when a script asked: prefetching is no choice of language. A page that comes through the
 * service worker has lost its destination; what it accepts still tells it from a script.
 */
export function findLanguageToStore(request: PageRequest): Language | null {
  const { language, cookie, destination, accept } = request;
  if (cookie === language) return null;
  const isDocument =
    (destination ?? 'document') === 'document' || (accept ?? '').includes('text/html');
  return isDocument ? language : null;
}
