import { type Language, languages } from '@/domain/locale/language';

/** The kinds of content that have pages of their own, and where these stand. */
const folders = {
  page: '',
  blog: '/news',
  feature: '/features',
  job: '/jobs',
  event: '/events',
  bike: '/bikes',
  accessory: '/accessories',
} as const;

export type AddressKind = keyof typeof folders;

/** Where an entry of the content service stands in one language. */
export interface ContentAddress {
  readonly kind: AddressKind;
  /** The same in every language. */
  readonly documentId: string;
  readonly language: Language;
  readonly slug: string;
  /** What it was called before, in this language. */
  readonly formerSlugs: readonly string[];
  /** ISO 8601; null when the content service does not know. */
  readonly updatedAt: string | null;
  /** Pages are told to search engines only when an editor said so (Spec §2). */
  readonly isInSitemap: boolean;
}

type Place = Pick<ContentAddress, 'kind' | 'language' | 'slug'>;

/** An entry's path, with its language; the page `home` is the language's own. */
export function getContentPath({ kind, language, slug }: Place): string {
  if (kind === 'page' && slug === 'home') return `/${language}`;
  return `/${language}${folders[kind]}/${slug}`;
}

/** The page an entry of this kind is found from: the list it stands in, or home. */
export function getParentPath(kind: AddressKind, language: Language): string {
  return `/${language}${folders[kind]}`;
}

interface Move {
  readonly path: string;
  /** False while the right page may still be written. */
  readonly isPermanent: boolean;
}

/**
 * Where a visitor goes who asks for an address nobody answers to: an entry that was renamed, or its slug of another language,
 * leads to its page in the language asked for, for good. When that translation is missing, to the list, for now. Null when
 * the slug was never anybody's.
 */
export function findMovedAddress(
  asked: Pick<ContentAddress, 'kind' | 'language' | 'slug'>,
  addresses: readonly ContentAddress[],
): Move | null {
  const known = addresses.filter(({ kind }) => kind === asked.kind);
  const wasCalled = ({ slug, formerSlugs }: ContentAddress): boolean =>
    slug === asked.slug || formerSlugs.includes(asked.slug);
  const inLanguage = known.filter(({ language }) => language === asked.language);
  const elsewhere = known.filter(({ language }) => language !== asked.language);
  const renamed = inLanguage.find(({ formerSlugs }) => formerSlugs.includes(asked.slug));
  const foreign = elsewhere.find(({ slug }) => slug === asked.slug) ?? elsewhere.find(wasCalled);
  const target =
    renamed ?? inLanguage.find(({ documentId }) => documentId === foreign?.documentId) ?? null;
  if (target !== null && target.slug !== asked.slug)
    return { path: getContentPath(target), isPermanent: true };
  if (target === null && foreign !== undefined)
    return { path: getParentPath(asked.kind, asked.language), isPermanent: false };
  return null;
}

/**
 * Where the official notice on the legal guarantee may stand below the site's public folder, the best format first. Its wording, artwork and
 * QR code are fixed by Annex I of Regulation (EU) 2025/1960, so the file is taken as the Official Journal has it.
 */
export function listGuaranteeNoticeFiles(language: Language): string[] {
  return ['svg', 'png', 'webp'].map(
    (ending) => `legal/legal-guarantee-notice.${language}.${ending}`,
  );
}

/** A sentence for each language whose notice is not below the public folder. */
export function missingNoticeWarnings(hasFile: (file: string) => boolean): string[] {
  return languages
    .filter((language) => !listGuaranteeNoticeFiles(language).some(hasFile))
    .map(
      (language) =>
        `The official notice on the legal guarantee is missing (${language}): put it into public/${listGuaranteeNoticeFiles(language)[0]} (or .png), see docs/operations.md.`,
    );
}
