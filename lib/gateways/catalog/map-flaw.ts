import { type Flaw, readFlaw } from '@/domain/catalog/flaw';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';

/** What is wrong with a single piece; null for what is as new, and for a flaw this version has no words for. */
export function mapFlaw({ flaw }: Pick<CatalogProductFieldsFragment, 'flaw'>): Flaw | null {
  return flaw === null ? null : readFlaw(flaw);
}
