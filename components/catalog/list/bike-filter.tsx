'use client';

import { useTranslations } from 'next-intl';
import type { AnyFacet, BikeFacet, BikeListView } from '@/lib/platform/views/bike-view';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import { ColorSwatch } from '@/components/ui/color-swatch';
import type { ListControls } from './use-list-state';
import { type RangeFilters, toRangeFilterQuery } from '@/domain/catalog/range-filters';
import { countItemsByFacetValue, listMatchingItems } from '@/domain/catalog/facet-combinations';
import { listRangeFilterSteps } from '@/domain/catalog/range-filter-steps';
import { RangeFilterPanel } from './range-filters';
import { type BikeIndexEntry, filterByRanges } from './filter-bikes';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import '@/styles/on-demand/checkboxes.scss';
import './product-list.scss';

interface FacetPanelProps<Facet extends AnyFacet> {
  /** Prefix of the element ids, because the panel appears twice on a page. */
  readonly idPrefix: string;
  readonly facets: readonly FacetView<Facet>[];
  readonly counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
  readonly list: ListControls<Facet>;
}

/**
 * The facets of a list, each value with the number of results after selecting it. Values without results stay visible.
 */
function FacetPanel<Facet extends AnyFacet>({
  idPrefix,
  facets,
  counts,
  list,
}: FacetPanelProps<Facet>) {
  const t = useTranslations('catalog.facets');
  const word = (facet: AnyFacet): string => t(facet);
  return facets.map(({ facet, values }) => (
    <details key={facet} className="lt-facet" open>
      <summary>{word(facet)}</summary>
      <div className="pt-2" role="group" aria-label={word(facet)}>
        {values.map(({ slug, name, hex }) => {
          const id = `${idPrefix}-${facet}-${slug}`;
          const count = counts.get(facet)?.get(slug) ?? 0;
          const checked = list.selection[facet]?.includes(slug) ?? false;
          return (
            <div key={slug} className="form-check">
              <input
                id={id}
                type="checkbox"
                name={facet}
                value={slug}
                className="form-check-input"
                checked={checked}
                disabled={count === 0 && !checked}
                aria-describedby={`${id}-n`}
                onChange={() => list.toggle(facet, slug)}
              />
              <label htmlFor={id} className="form-check-label d-flex align-items-center gap-2">
                {hex === null ? null : <ColorSwatch hex={hex} isSmall />}
                {name}
              </label>
              <span id={`${id}-n`} className="n">
                {count}
              </span>
            </div>
          );
        })}
      </div>
    </details>
  ));
}

interface BikeFilterProps {
  /** Prefix of the element ids, because the panel appears twice on a page. */
  readonly idPrefix: string;
  readonly view: Pick<BikeListView, 'bikes' | 'facets' | 'arrivals' | 'occasions'>;
  /** All purchasable variants of all models. */
  readonly index: readonly BikeIndexEntry[];
  readonly limits: RangeFilters;
  readonly list: ListControls<BikeFacet>;
}

/** All filters of the list of models; each option states how many models would remain. */
export function BikeFilter({ idPrefix, view, index, limits, list }: BikeFilterProps) {
  const { bikes, facets, arrivals, occasions } = view;
  const filterIndex = (filters: RangeFilters) => filterByRanges(index, filters, arrivals);
  return (
    <>
      <FacetPanel
        idPrefix={idPrefix}
        facets={facets}
        counts={countItemsByFacetValue(filterIndex(limits), list.definitions, list.selection)}
        list={list}
      />
      <RangeFilterPanel
        idPrefix={idPrefix}
        rangeFilters={limits}
        steps={listRangeFilterSteps(bikes.flatMap(({ drives }) => Object.values(drives)))}
        occasions={occasions}
        countUnder={(filters) => listMatchingItems(filterIndex(filters), list.selection).size}
        onChange={(filters) => list.applyQuery(list.queryWith(toRangeFilterQuery(filters)))}
      />
    </>
  );
}

interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
  readonly canClear: boolean;
  /** The label of the button that closes the sheet, for example "6 Modelle zeigen". */
  readonly showLabel: string;
  readonly children: ReactNode;
}

/** A full-screen dialog on phones that contains the facets. It traps the focus and closes on Escape. */
export function FilterSheet({
  open,
  onClose,
  onClear,
  canClear,
  showLabel,
  children,
}: FilterSheetProps) {
  const t = useTranslations('catalog');
  const common = useTranslations('common');
  return (
    <Dialog
      isOpen={open}
      onClose={onClose}
      className="lt-filter-sheet"
      labelledBy="filter-sheet-title"
    >
      <header>
        <h2 id="filter-sheet-title" className="h3 m-0">
          {t('filter')}
        </h2>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('close')}
        </button>
      </header>
      <div className="body">{children}</div>
      <footer>
        <button type="button" className="btn btn-quiet" onClick={onClear} disabled={!canClear}>
          {t('clearAllShort')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {showLabel}
        </button>
      </footer>
    </Dialog>
  );
}
