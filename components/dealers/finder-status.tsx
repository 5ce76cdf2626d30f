'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countDealerFilters } from '@/domain/dealers/filter-dealers';
import { findWiderRadius } from '@/domain/dealers/filter-dealers';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import type { DealerFinderState } from './use-dealer-finder';
import '@/styles/on-demand/chips.scss';
import './dealer-finder.scss';

/**
 * The status of the dealer finder: the number of dealers and the place searched, errors, and hints if nothing was
 * found.
 */
export function FinderStatus({ finder }: { finder: DealerFinderState }) {
  const t = useTranslations('dealers');
  const { problem, alternatives, filters } = finder;
  return (
    <div className="lt-finder-status">
      {problem && (
        <Notice role="alert">
          {problem.kind === 'unknownPlace'
            ? t('unknownPlace', { query: problem.query })
            : t(problemKeys[problem.kind])}
        </Notice>
      )}
      <p className="small text-2 mb-0" aria-live="polite">
        <CountWords finder={finder} />
      </p>
      {alternatives.length > 0 && <Alternatives finder={finder} />}
      {countDealerFilters(filters) > 0 && (
        <Button variant="quiet" size="sm" onClick={finder.clearFilters}>
          {t('clearFilters')}
        </Button>
      )}
      <Nothing finder={finder} />
    </div>
  );
}

const problemKeys = {
  searchFailed: 'searchFailed',
  denied: 'nearDenied',
  unknownLocation: 'nearUnknown',
} as const;

function CountWords({ finder }: { finder: DealerFinderState }) {
  const t = useTranslations('dealers');
  const { around, named, result, filters } = finder;
  const count = result.found.length;
  if (named !== null) return t('countNamed', { count, name: named });
  if (around === null) return t('countAll', { count });
  const place = around.label === '' ? t('here') : around.label;
  if (filters.radius === null) return t('countFrom', { count, place });
  const facts = { km: filters.radius, place };
  return count === 0 ? t('noneNear', facts) : t('countNear', { count, ...facts });
}

function Alternatives({ finder }: { finder: DealerFinderState }) {
  const t = useTranslations('dealers');
  const language = useLocale();
  return (
    <p className="small mb-0">
      {t('meant')}{' '}
      {finder.alternatives.map((place) => (
        <a
          key={`${place.country} ${place.label}`}
          className="lt-chip"
          href={`/${language}/dealers?${new URLSearchParams({ q: place.label })}`}
          onClick={(event) => {
            event.preventDefault();
            finder.goTo(place, []);
          }}
        >
          {place.label} ({place.country})
        </a>
      ))}
    </p>
  );
}

function Nothing({ finder }: { finder: DealerFinderState }) {
  const t = useTranslations('dealers');
  const { result, filters, around } = finder;
  const [nearest] = result.nearestOutsideRadius;
  if (result.found.length > 0) return null;
  if (around === null || nearest === undefined) return <p className="mb-0">{t('noneFits')}</p>;
  const wider = findWiderRadius(filters.radius, nearest.distanceKm ?? 0);
  return (
    <>
      <div>
        <Button variant="outline" onClick={() => finder.setFilters({ radius: wider })}>
          {t('widen', { km: wider === null ? 'all' : String(wider) })}
        </Button>
      </div>
      <p className="mb-0">{t('nearestThree')}</p>
    </>
  );
}
