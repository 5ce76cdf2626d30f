import type { Language } from './detect-language';

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
export function otherLanguagePath({ path, alternates }: Page, other: Language): string {
  const translated = alternates.get(other);
  if (translated !== undefined) return translated;
  const kept = alternates.size > 0 ? path.slice(0, path.lastIndexOf('/')) : path;
  return `/${other}${kept === '/' ? '' : kept}`;
}
