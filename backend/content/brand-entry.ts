import type { BrandsFile } from '../demo-source/brands-file';
import { documentId } from './document-id';
import type { Locale, TermEntry } from './entries';

/** A brand with its maker; null when there is none of that slug. */
export function brandEntry(brands: BrandsFile, slug: string, locale: Locale): TermEntry | null {
  const brand = brands.find((entry) => entry.slug === slug);
  if (!brand) return null;
  const { maker } = brand;
  return {
    documentId: documentId('term', slug),
    slug,
    name: brand.name[locale],
    hex: null,
    maker: {
      id: '1',
      name: maker.name,
      address: maker.address[locale],
      email: maker.email,
      responsibleName: maker.responsible?.name ?? null,
      responsibleAddress: maker.responsible?.address[locale] ?? null,
      responsibleEmail: maker.responsible?.email ?? null,
    },
  };
}

/** Warnings as the content type keeps them: one a line. */
export function safetyText(
  warnings: readonly { de: string; en: string }[],
  locale: Locale,
): string {
  return warnings.map((warning) => warning[locale]).join('\n');
}
