import { addressPath, type AddressKind, type ContentAddress } from '../content/content-address';
import { defaultLanguage, type Language } from '../language/detect-language';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; null when nobody knows. */
  readonly updatedAt: string | null;
  /** The same page in every language it exists in, itself among them; `x-default` is the German one where there is one. */
  readonly alternates: readonly {
    readonly hreflang: Language | 'x-default';
    readonly path: string;
  }[];
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
