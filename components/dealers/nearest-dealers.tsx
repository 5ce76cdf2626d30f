'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ClientLocation } from '@/lib/browser/state/client-state';
import { askNearest } from '@/lib/browser/dealers/ask-nearest';
import type { NearDealer } from '@/lib/platform/views/nearest-answer';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from './format-distance';
import './dealer.scss';

type Props = { bike: string; name: string; location: ClientLocation };

/** The three dealers nearest to where was searched, and which of them has the model. */
export function NearestDealers({ bike, name, location }: Props) {
  const t = useTranslations('nearestDealers');
  const language = useLocale();
  const [dealers, setDealers] = useState<readonly NearDealer[]>([]);
  useEffect(() => {
    let isOver = false;
    void askNearest(location, bike, language).then((found) => {
      if (!isOver) setDealers(found);
    });
    return () => {
      isOver = true;
    };
  }, [location, bike, language]);
  if (dealers.length === 0) return null;
  const place = location.place === '' ? t('here') : location.place;
  return (
    <div className="mt-4" role="status">
      <p className="small text-2 mb-1">{t('near', { place })}</p>
      <ul className="lt-dealer-list">
        {dealers.map(({ slug, name: dealer, city, distanceKm, hasModel }) => (
          <li key={slug} className="lt-near">
            <Link href={`/dealers/${slug}?bike=${bike}`} prefetch={false}>
              {dealer}
            </Link>
            <span className="text-2">{city}</span>
            {hasModel && <span className="lt-tag">{t('has', { name })}</span>}
            <span className="d num">{formatDistance(distanceKm, language)} km</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
