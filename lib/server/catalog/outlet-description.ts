import 'server-only';
import { getTranslations } from 'next-intl/server';
import { shortDescription } from '@/domain/content/short-description';
import type { Language } from '@/domain/language/detect-language';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';

/** What a single piece is, for search engines: "Lotte, Sand, Größe S, 2023: Vorführrad, 110 km. Mit Riemen und Alfine, 8 Gänge. …" */
export async function outletDescription(language: Language, item: OutletPageView): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'outlet.told' });
  const { title, colorName, size, year, reason, drivetrainName, bodyHeightCm } = item;
  const piece = [title, colorName, t('size', { size }), String(year)].filter(Boolean).join(', ');
  const [min, max] = bodyHeightCm ?? [];
  return shortDescription([
    `${piece}: ${reason}.`,
    drivetrainName && t('drivetrain', { drivetrain: drivetrainName }),
    min !== undefined && max !== undefined ? t('height', { min, max }) : null,
    t('outlet'),
  ]);
}
