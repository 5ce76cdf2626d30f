'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type {
  DealerMap,
  MapPin,
  MapSource,
  MapWords,
  SearchArea,
} from '@/lib/platform/map/dealer-map';

type Wish = {
  container: RefObject<HTMLDivElement | null>;
  source: MapSource;
  /** Google's map needs consent; the own one does not. */
  isGoogle: boolean;
  isWanted: boolean;
  pins: readonly MapPin[];
  around: SearchArea | null;
  lit: string | null;
  onLight: (slug: string | null) => void;
  onChoose: (slug: string) => void;
};

export type MapState = 'waiting' | 'ready' | 'failed';

/** Loads a map once it is wanted, and keeps it in step with the list. It fails quietly: the list has everything. */
export function useDealerMap(wish: Wish): { state: MapState; map: DealerMap | null } {
  const { container, source, isGoogle, isWanted, pins, around, lit, onLight, onChoose } = wish;
  const words = useMapWords();
  const [map, setMap] = useState<DealerMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ words, onLight, onChoose });
  useEffect(() => {
    latest.current = { words, onLight, onChoose };
  });

  useEffect(() => {
    const element = container.current;
    if (!isWanted || element === null) return;
    let isOver = false;
    let made: DealerMap | null = null;
    const options = {
      container: element,
      source,
      words: latest.current.words,
      events: {
        onLight: (slug: string | null) => latest.current.onLight(slug),
        onChoose: (slug: string) => latest.current.onChoose(slug),
      },
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    const isDark = document.documentElement.dataset.bsTheme === 'dark';
    const making = isGoogle
      ? import('@/lib/browser/dealer-map/google-map').then(({ createGoogleMap }) =>
          createGoogleMap(options, isDark),
        )
      : import('@/lib/browser/dealer-map/maplibre-map').then(({ createMapLibreMap }) =>
          createMapLibreMap(options, isDark),
        );
    making.then(
      (ready) => {
        if (isOver) return ready.remove();
        made = ready;
        setMap(ready);
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
      made?.remove();
      setMap(null);
      setHasFailed(false);
    };
  }, [container, source, isGoogle, isWanted]);

  useEffect(() => map?.show(pins, around), [map, pins, around]);
  useEffect(() => map?.light(lit), [map, lit]);
  useEffect(() => {
    if (map === null) return;
    const html = document.documentElement;
    const observer = new MutationObserver(() => map.setDark(html.dataset.bsTheme === 'dark'));
    observer.observe(html, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [map]);

  return { map, state: hasFailed ? 'failed' : map === null ? 'waiting' : 'ready' };
}

function useMapWords(): MapWords {
  const t = useTranslations('dealers.map');
  return {
    title: t('label'),
    pin: (number, name) => t('pin', { number, name }),
    cluster: (count) => t('cluster', { count }),
    gestures: { wheel: t('wheel'), macWheel: t('macWheel'), touch: t('touch') },
  };
}
