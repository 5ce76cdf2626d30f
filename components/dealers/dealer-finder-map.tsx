'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type {
  DealerMap,
  MapPin,
  MapSource,
  MapTexts,
  SearchArea,
} from '@/lib/platform/map/dealer-map';
import { parseConsent } from '@/lib/platform/tracking/consent';
import { openConsent, useConsent } from '@/lib/browser/tracking/consent-state';
import { Button } from '@/components/ui/form/button';
import './dealer-finder-map.scss';

type DealerMapOptions = {
  container: RefObject<HTMLDivElement | null>;
  source: MapSource;
  /** True for Google's map, which requires consent; the site's own map does not. */
  isGoogle: boolean;
  isWanted: boolean;
  pins: readonly MapPin[];
  searchArea: SearchArea | null;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onChoose: (slug: string) => void;
};

export type MapLoadState = 'waiting' | 'ready' | 'failed';

/**
 * Loads the map on demand and keeps its pins in sync with the list. Errors are ignored, because the list has the same
 * information.
 */
function useDealerMap(options: DealerMapOptions): { state: MapLoadState; map: DealerMap | null } {
  const {
    container,
    source,
    isGoogle,
    isWanted,
    pins,
    searchArea,
    highlighted,
    onHighlight,
    onChoose,
  } = options;
  const words = useMapWords();
  const [map, setMap] = useState<DealerMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ words, onLight: onHighlight, onChoose });
  useEffect(() => {
    latest.current = { words, onLight: onHighlight, onChoose };
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
      ? import('@/lib/browser/dealers/google-map').then(({ createGoogleMap }) =>
          createGoogleMap(options, isDark),
        )
      : import('@/lib/browser/dealers/maplibre-map').then(({ createMapLibreMap }) =>
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

  useEffect(() => map?.show(pins, searchArea), [map, pins, searchArea]);
  useEffect(() => map?.light(highlighted), [map, highlighted]);
  useEffect(() => {
    if (map === null) return;
    const html = document.documentElement;
    const observer = new MutationObserver(() => map.setDark(html.dataset.bsTheme === 'dark'));
    observer.observe(html, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [map]);

  return { map, state: hasFailed ? 'failed' : map === null ? 'waiting' : 'ready' };
}

function useMapWords(): MapTexts {
  const t = useTranslations('dealers.map');
  return {
    title: t('label'),
    pin: (number, name) => t('pin', { number, name }),
    cluster: (count) => t('cluster', { count }),
    gestures: { wheel: t('wheel'), macWheel: t('macWheel'), touch: t('touch') },
  };
}

type Props = {
  source: MapSource;
  pins: readonly MapPin[];
  searchArea: SearchArea | null;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onChoose: (slug: string) => void;
};

/**
 * Copyright page to link to: all street tiles in this format contain OpenStreetMap data, regardless of the tile server.
 */
const osmCopyright = 'https://www.openstreetmap.org/copyright';

/**
 * The map beside the list of dealers. Its code loads when the map comes into view or, for visitors with data saver,
 * when a button is pressed. Google Maps is used only with an API key and marketing consent.
 */
export function DealerFinderMap({ source, ...shown }: Props) {
  const t = useTranslations('dealers.map');
  const panel = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { isNear, isSaving } = useNearness(panel);
  const [isRequested, setIsRequested] = useState(false);
  const { cookie } = useConsent();
  const isGoogle = source.googleKey !== null && (parseConsent(cookie ?? null)?.marketing ?? false);
  const isWanted = isRequested || (isNear && !isSaving);
  const { state, map } = useDealerMap({ ...shown, container, source, isGoogle, isWanted });
  return (
    <section ref={panel} className="map" aria-label={t('label')} data-state={state}>
      <div ref={container} className="lt-map" data-drawn />
      {state === 'ready' && map && (
        <div className="lt-map-zoom">
          <button type="button" aria-label={t('in')} onClick={() => map.zoom(1)}>
            +
          </button>
          <button type="button" aria-label={t('out')} onClick={() => map.zoom(-1)}>
            −
          </button>
        </div>
      )}
      {state === 'waiting' && (
        <div className="lt-map-note">
          {isWanted || !isSaving ? (
            <p className="mb-0">{isWanted ? t('loading') : ''}</p>
          ) : (
            <Button variant="outline" onClick={() => setIsRequested(true)}>
              {t('load')}
            </Button>
          )}
        </div>
      )}
      {state === 'failed' && (
        <div className="lt-map-note">
          <p className="mb-0">{t('failed')}</p>
        </div>
      )}
      {!isGoogle && (
        <div className="lt-map-credit small">
          {t('credit')}
          {source.streets && (
            <>
              {' · '}
              <a href={osmCopyright}>{source.streets.credit}</a>
            </>
          )}
          {source.googleKey !== null && cookie !== undefined && (
            <>
              <br />
              {t('google')}{' '}
              <button type="button" className="btn btn-quiet pt-0 pb-0" onClick={openConsent}>
                {t('chooseCookies')}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Returns whether an element is near the viewport, and whether the browser's data saver is on. */
function useNearness(element: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsSaving(navigator.connection?.saveData === true);
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return { isNear, isSaving };
}
