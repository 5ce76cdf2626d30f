import type { Language } from './detect-language';

interface PageRequest {
  readonly language: Language;
  /** The lang cookie as it came. */
  readonly cookie: string | null;
  /** What the browser wants the answer for (Sec-Fetch-Dest); null from browsers that do not say. */
  readonly destination: string | null;
  readonly accept: string | null;
}

/**
 * The language a page's answer has to leave with the visitor (Spec §9); null when the browser has it already, so that shared
 * caches may keep the answer, and when a script asked: prefetching is no choice of language. A page that comes through the
 * service worker has lost its destination; what it accepts still tells it from a script.
 */
export function languageToRemember(request: PageRequest): Language | null {
  const { language, cookie, destination, accept } = request;
  if (cookie === language) return null;
  const isDocument =
    (destination ?? 'document') === 'document' || (accept ?? '').includes('text/html');
  return isDocument ? language : null;
}
