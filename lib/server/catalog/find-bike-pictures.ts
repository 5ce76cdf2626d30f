import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import type { CloseUp } from '@/lib/platform/media/close-ups';
import { findSideViews, findViewPictures } from '@/lib/platform/media/find-picture';
import type { BikePictures } from '@/lib/platform/views/bike-view';

/**
 * Finds a model's stored pictures: side views, front view, and the given close-ups. Leaves out close-ups without a
 * picture.
 */
export async function findBikePictures(
  language: Language,
  slug: string,
  closeUps: readonly (CloseUp | null)[],
): Promise<BikePictures> {
  const t = await getTranslations({ locale: language, namespace: 'closeUps' });
  return {
    sides: findSideViews(slug),
    front: findViewPictures(slug, 'front34'),
    closeUps: closeUps.flatMap((view) => {
      const pictures = view === null ? null : findViewPictures(slug, view);
      return view === null || pictures === null ? [] : [{ view, words: t(view), pictures }];
    }),
  };
}
