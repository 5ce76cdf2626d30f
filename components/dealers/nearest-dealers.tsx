'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ClientLocation } from '@/lib/browser/state/client-state';
import { fetchNearestDealers } from '@/lib/browser/dealers/fetch-nearest-dealers';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from '@/domain/dealers/distance';
import '@/styles/on-demand/definition-lists.scss';
import './dealer-list.scss';

interface Props {
  /** The model whose availability in the showrooms is shown; undefined for all bicycles. */
  readonly bike?: { readonly slug: string; readonly name: string } | undefined;
  readonly location: ClientLocation;
}

/**
 * The three dealers nearest to the searched place. States which of them have the model in their showroom or, if no
 * model is given, how many models each dealer has on display.
 */
export function NearestDealers({ bike, location }: Props) {
  const t = useTranslations('nearestDealers');
  const language = useLocale();
  const slug = bike?.slug;
  const [dealers, setDealers] = useState<readonly NearestDealer[]>([]);
  useEffect(() => {
    let isOver = false;
    void fetchNearestDealers(
      location,
      { seeks: 'bikes', ...(slug && { bike: slug }) },
      language,
    ).then((found) => {
      if (!isOver) setDealers(found);
    });
    return () => {
      isOver = true;
    };
  }, [location, slug, language]);
  if (dealers.length === 0) return null;
  const place = location.place === '' ? t('here') : location.place;
  return (
    <div className="mt-4" role="status">
      <p className="small text-2 mb-1">{t('near', { place })}</p>
      <ul className="lt-dealer-list">
        {dealers.map((dealer) => (
          <li key={dealer.slug} className="lt-dealer-distance">
            <Link
              href={`/dealers/${dealer.slug}${bike ? `?bike=${bike.slug}` : ''}`}
              prefetch={false}
            >
              {dealer.name}
            </Link>
            <span className="text-2">{dealer.city}</span>
            {bike && dealer.hasModel && (
              <span className="lt-tag">{t('has', { name: bike.name })}</span>
            )}
            {!bike && dealer.models > 0 && (
              <span className="text-2">{t('models', { count: dealer.models })}</span>
            )}
            <span className="d num">{formatDistance(dealer.distanceKm, language)} km</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
