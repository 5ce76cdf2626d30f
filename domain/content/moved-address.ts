import { addressPath, type ContentAddress, parentPath } from './content-address';

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
export function movedAddress(
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
    return { path: addressPath(target), isPermanent: true };
  if (target === null && foreign !== undefined)
    return { path: parentPath(asked.kind, asked.language), isPermanent: false };
  return null;
}
