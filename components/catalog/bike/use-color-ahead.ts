'use client';

import { preloadPicture } from '@/components/ui/picture/picture-candidates';
import { sideView } from '@/domain/picture/side-views';
import { isPrefetchSensible } from '@/lib/platform/i18n/prefetch';
import { useBikeSelection } from './bike-selection';

/**
 * A way to have the side view of colours (by their sku segment) fetched before one is chosen; not on slow or metered
 * connections, nor offline (Spec §9).
 */
export function useColorAhead(sizes: string): (...colors: (string | undefined)[]) => void {
  const { bike, selected } = useBikeSelection();
  return (...colors) => {
    if (!isPrefetchSensible(navigator.connection, navigator.onLine)) return;
    for (const { short, slug } of bike.colors) {
      const isAsked = colors.includes(short) && short !== selected.color;
      const picture = isAsked
        ? sideView(bike.pictures.sides, bike.slug, selected.variation, slug)
        : null;
      if (picture !== null) preloadPicture({ picture }, sizes);
    }
  };
}
