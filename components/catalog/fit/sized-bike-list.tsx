'use client';

import { type ComponentProps, useMemo } from 'react';
import type { SizedListView } from '@/lib/platform/views/fit-view';
import { BikeList } from '../list/bike-list';
import { InSizeRow } from './in-size-row';
import { useBikesInSize } from './use-bikes-in-size';

type Props = ComponentProps<typeof BikeList> & {
  /** The sizes, where the address brings measures along. */
  readonly sized?: SizedListView | null;
};

/** The list of models, and in the size of whoever looks where its address asks for that: everything else filters what remains. */
export function SizedBikeList({ view, sized = null, ...list }: Props) {
  const inSize = useBikesInSize(view.bikes, sized);
  const { bikes, arrivals } = inSize;
  const shown = useMemo(
    () => ({ ...view, bikes, arrivals: { ...view.arrivals, ...arrivals } }),
    [view, bikes, arrivals],
  );
  return (
    <>
      <InSizeRow {...inSize} total={view.bikes.length} />
      <BikeList view={shown} {...list} />
    </>
  );
}
