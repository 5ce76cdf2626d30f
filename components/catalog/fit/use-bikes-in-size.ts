'use client';

import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { Arrivals } from '@/domain/delivery/arrivals';
import { inMySize } from '@/domain/fit/in-my-size';
import { type Measures, readMeasures } from '@/domain/fit/measures';
import { isInSizeAsked } from '@/domain/fit/measures-query';
import { loadSizedWays } from '@/lib/browser/fit/load-sized-ways';
import { useAskedFields } from '@/lib/browser/fit/use-measures';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import type { SizedListView } from '@/lib/platform/views/fit-view';

const none: Arrivals = {};

export interface BikesInSize {
  /** All models, or those in the rider's size where the list asks for that and the size is known. */
  readonly bikes: readonly BikeListItem[];
  /** Of the ways in that size, besides those of the list. */
  readonly arrivals: Arrivals;
  /** The address asks for the list in somebody's size. */
  readonly isAsked: boolean;
  readonly rider: Measures | null;
  /** The sizes could not be had: the list is whole. */
  readonly hasFailed: boolean;
}

/**
 * The models of a list in the size of whoever looks, where its address asks for that. `sized` comes with pages made for the measures of
 * an address; else it is fetched when it is needed, so that nobody is told who looks.
 */
export function useBikesInSize(
  all: readonly BikeListItem[],
  sized: SizedListView | null,
): BikesInSize {
  const language = useLocale();
  const [query] = useUrlQuery();
  const isAsked = isInSizeAsked(new URLSearchParams(query));
  const { height, inseam, feel } = useAskedFields().fields;
  const rider = useMemo(
    () => readMeasures({ height, inseam, feel }).measures,
    [height, inseam, feel],
  );
  const [fetched, setFetched] = useState<SizedListView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ways = sized ?? fetched;
  const isWanted = isAsked && rider !== null && ways === null;
  useEffect(() => {
    if (!isWanted) return;
    loadSizedWays(language).then(setFetched, () => setHasFailed(true));
  }, [isWanted, language]);
  const bikes = useMemo(
    () => (isAsked && rider !== null && ways !== null ? inMySize(all, ways.models, rider) : all),
    [all, isAsked, rider, ways],
  );
  return { bikes, arrivals: ways?.arrivals ?? none, isAsked, rider, hasFailed };
}
