'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseConsent } from '@/domain/consent/consent';
import { reopenConsent, useConsent } from '@/lib/browser/consent/consent-state';
import type { MapPin, MapSource, SearchArea } from '@/lib/platform/map/dealer-map';
import { Button } from '../ui/form/button';
import { useDealerMap } from './use-dealer-map';
import './map.scss';

type Props = {
  source: MapSource;
  pins: readonly MapPin[];
  around: SearchArea | null;
  lit: string | null;
  onLight: (slug: string | null) => void;
  onChoose: (slug: string) => void;
};

/** Streets of this scheme are OpenStreetMap's, whoever keeps them. */
const osmCopyright = 'https://www.openstreetmap.org/copyright';

/**
 * The map beside the list. Its code is loaded when it comes into view, or by the button when the visitor saves data. Google draws it
 * only with a key and after a yes to marketing.
 */
export function DealerMapPanel({ source, ...shown }: Props) {
  const t = useTranslations('dealers.map');
  const panel = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { isNear, isSaving } = useNearness(panel);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { cookie } = useConsent();
  const isGoogle = source.googleKey !== null && (parseConsent(cookie ?? null)?.marketing ?? false);
  const isWanted = isAskedFor || (isNear && !isSaving);
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
            <Button variant="outline" onClick={() => setIsAskedFor(true)}>
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
              <button type="button" className="btn btn-quiet pt-0 pb-0" onClick={reopenConsent}>
                {t('chooseCookies')}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Whether an element has come near the view, and whether the visitor saves data. */
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
