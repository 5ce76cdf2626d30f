'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import { filterModelsInSize } from '@/domain/advice/models-in-size';
import {
  type BodyMeasurements,
  parseMeasurements,
  hasMySizeFilter,
  mySizeParam,
  removeMeasurements,
} from '@/domain/advice/body-measurements';
import { loadSizedBikes } from '@/lib/browser/catalog/load-sized-bikes';
import { useMeasurementFields } from '@/lib/browser/catalog/use-body-measurements';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import type { SizedBikesView } from '@/lib/platform/views/fit-view';
import { isPlainClick } from '@/lib/browser/navigation/page-link';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatNumber } from '@/domain/money/format-money';
import { BikeList } from '@/components/catalog/list/bike-list';
import '@/styles/on-demand/chips.scss';
import '@/components/catalog/list/product-list.scss';

const none: ArrivalDates = {};

export interface SizeFilterResult {
  /**
   * All models. If the URL filters the list by the rider's size and the size is known, only the models and variants in
   * that size.
   */
  readonly bikes: readonly BikeListItem[];
  /** The delivery dates of the variants in the rider's size, in addition to those that come with the list. */
  readonly arrivals: ArrivalDates;
  /** True if the URL filters the list by the rider's size. */
  readonly isFiltered: boolean;
  readonly rider: BodyMeasurements | null;
  /** True if the sizes could not be loaded; the list is then unfiltered. */
  readonly hasFailed: boolean;
}

/**
 * Filters the models by the rider's size if the URL contains that filter. `sized` is set on pages that the server
 * rendered for measurements in the URL. Otherwise the data of all sizes is fetched on demand, and the measurements stay
 * in the browser.
 */
function useBikesInSize(
  all: readonly BikeListItem[],
  sized: SizedBikesView | null,
): SizeFilterResult {
  const language = useLocale();
  const [query] = useUrlQuery();
  const isFiltered = hasMySizeFilter(new URLSearchParams(query));
  const { height, inseam, feel } = useMeasurementFields().fields;
  const rider = useMemo(
    () => parseMeasurements({ height, inseam, feel }).measurements,
    [height, inseam, feel],
  );
  const [fetched, setFetched] = useState<SizedBikesView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const shownBikes = sized ?? fetched;
  const isWanted = isFiltered && rider !== null && shownBikes === null;
  useEffect(() => {
    if (!isWanted) return;
    loadSizedBikes(language).then(setFetched, () => setHasFailed(true));
  }, [isWanted, language]);
  const bikes = useMemo(
    () =>
      isFiltered && rider !== null && shownBikes !== null
        ? filterModelsInSize(all, shownBikes.models, rider)
        : all,
    [all, isFiltered, rider, shownBikes],
  );
  return { bikes, arrivals: shownBikes?.arrivals ?? none, isFiltered, rider, hasFailed };
}

type MySizeFilterProps = Pick<SizeFilterResult, 'bikes' | 'isFiltered' | 'rider' | 'hasFailed'> & {
  readonly total: number;
};

/**
 * A link above the list that filters it by the rider's size or removes that filter. If the rider's height is unknown, a
 * link to the size adviser.
 */
function MySizeFilter({ bikes, isFiltered, rider, hasFailed, total }: MySizeFilterProps) {
  const t = useTranslations('catalog.inSize');
  const language = useLocale();
  const path = `/${language}/bikes`;
  const [query, write] = useUrlQuery();
  const other = toggleQuery(query, isFiltered);
  if (isFiltered && rider === null)
    return (
      <p className="lt-note lt-my-size-filter">
        {t('unknown')} <Link href="/size-adviser">{t('ask')}</Link> <a href={path}>{t('all')}</a>
      </p>
    );
  return (
    <p className="lt-my-size-filter">
      <a
        className={isFiltered ? 'lt-chip' : 'lt-link'}
        href={other === '' ? path : `${path}?${other}`}
        rel="nofollow"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          write(other, 'push');
        }}
      >
        {isFiltered && rider !== null
          ? t('chosen', {
              height: formatNumber(rider.heightCm, language, { maximumFractionDigits: 1 }),
            })
          : t('choose')}
      </a>
      {isFiltered ? (
        <span className="text-2" role="status">
          {hasFailed ? t('failed') : t('left', { shown: bikes.length, total })}{' '}
          <Link href="/size-adviser" prefetch={false}>
            {t('change')}
          </Link>
        </span>
      ) : null}
    </p>
  );
}

/** Returns the query that toggles the filter by the rider's size and keeps all other filters. */
function toggleQuery(query: string, isFiltered: boolean): string {
  const sizeParam = isFiltered ? '' : `${mySizeParam.name}=${mySizeParam.value}`;
  return [removeMeasurements(query), sizeParam].filter(Boolean).join('&');
}

type SizedBikeListProps = ComponentProps<typeof BikeList> & {
  /** The prices and delivery dates of every size; null unless the URL contains measurements. */
  readonly sized?: SizedBikesView | null;
};

/**
 * The list of models, filtered by the rider's size if the URL contains that filter. All other filters apply to the
 * remaining models.
 */
export function SizedBikeList({ view, sized = null, ...list }: SizedBikeListProps) {
  const inSize = useBikesInSize(view.bikes, sized);
  const { bikes, arrivals } = inSize;
  const shown = useMemo(
    () => ({ ...view, bikes, arrivals: { ...view.arrivals, ...arrivals } }),
    [view, bikes, arrivals],
  );
  return (
    <>
      <MySizeFilter {...inSize} total={view.bikes.length} />
      <BikeList view={shown} {...list} />
    </>
  );
}
