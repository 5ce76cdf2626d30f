import type { Language } from '../language/detect-language';

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
export function addressPath({ kind, language, slug }: Place): string {
  if (kind === 'page' && slug === 'home') return `/${language}`;
  return `/${language}${folders[kind]}/${slug}`;
}

/** The page an entry of this kind is found from: the list it stands in, or home. */
export function parentPath(kind: AddressKind, language: Language): string {
  return `/${language}${folders[kind]}`;
}
