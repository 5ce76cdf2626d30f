'use client';

import { type BikeLimits, limitsQuery } from '@/domain/catalog/bike-limits';
import { countOwners, matchingOwners } from '@/domain/catalog/combination-filter';
import { limitSteps } from '@/domain/catalog/limit-steps';
import type { BikeFacet, BikeListView } from '@/lib/platform/views/bike-view';
import { FacetPanel } from './facet-panel';
import { LimitPanel } from './limit-panel';
import { type BikeIndexEntry, withinLimits } from './shown-bikes';
import type { ListControls } from './use-list-state';

interface Props {
  /** Keeps ids apart when the panel stands on a page twice. */
  readonly idPrefix: string;
  readonly view: Pick<BikeListView, 'bikes' | 'facets' | 'arrivals' | 'occasions'>;
  /** Every way every model is built. */
  readonly index: readonly BikeIndexEntry[];
  readonly limits: BikeLimits;
  readonly list: ListControls<BikeFacet>;
}

/** Everything the models can be narrowed down by; each choice with the number of models it would leave. */
export function BikeFilter({ idPrefix, view, index, limits, list }: Props) {
  const { bikes, facets, arrivals, occasions } = view;
  const under = (asked: BikeLimits) => withinLimits(index, asked, arrivals);
  return (
    <>
      <FacetPanel
        idPrefix={idPrefix}
        facets={facets}
        counts={countOwners(under(limits), list.definitions, list.selection)}
        list={list}
      />
      <LimitPanel
        idPrefix={idPrefix}
        limits={limits}
        steps={limitSteps(bikes.flatMap(({ drives }) => Object.values(drives)))}
        occasions={occasions}
        countUnder={(asked) => matchingOwners(under(asked), list.selection).size}
        onChange={(asked) => list.show(list.queryWith(limitsQuery(asked)))}
      />
    </>
  );
}
