import { addressPath, type AddressKind, type ContentAddress } from '../content/content-address';
import { defaultLanguage, type Language, languages } from '../language/detect-language';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601, of what the page says and never of its file; null when nobody knows. */
  readonly updatedAt: string | null;
  /** The same page in every language it exists in, itself among them; `x-default` is the German one where there is one. */
  readonly alternates: readonly {
    readonly hreflang: Language | 'x-default';
    readonly path: string;
  }[];
}

/** A page that has its address in every language. */
interface FixedPage {
  /** Without its language. */
  readonly path: string;
  readonly updatedAt: string | null;
}

/** One entry for each language of everything of these kinds that search engines may know, in the order of the addresses (Spec §2). */
export function sitemapEntries(
  kinds: readonly AddressKind[],
  addresses: readonly ContentAddress[],
): SitemapEntry[] {
  const listed = addresses.filter(({ kind, isInSitemap }) => isInSitemap && kinds.includes(kind));
  return listed.map((address) => {
    const siblings = listed.filter(
      ({ kind, documentId }) => kind === address.kind && documentId === address.documentId,
    );
    const fallback =
      siblings.find(({ language }) => language === defaultLanguage) ?? siblings[0] ?? address;
    return {
      path: addressPath(address),
      updatedAt: address.updatedAt,
      alternates: [
        ...siblings.map((sibling) => ({
          hreflang: sibling.language,
          path: addressPath(sibling),
        })),
        { hreflang: 'x-default' as const, path: addressPath(fallback) },
      ],
    };
  });
}

/** One entry for each language of pages that have the same address in all of them. */
export function fixedEntries(pages: readonly FixedPage[]): SitemapEntry[] {
  return pages.flatMap(({ path, updatedAt }) => {
    const alternates = [
      ...languages.map((language) => ({ hreflang: language, path: `/${language}${path}` })),
      { hreflang: 'x-default' as const, path: `/${defaultLanguage}${path}` },
    ];
    return languages.map((language) => ({ path: `/${language}${path}`, updatedAt, alternates }));
  });
}

/** When the newest of these was changed; null when nobody knows of any. A list changes with what it lists. */
export function newestOf(times: readonly (string | null)[]): string | null {
  return times.reduce(
    (newest, time) => (time !== null && (newest === null || time > newest) ? time : newest),
    null,
  );
}
