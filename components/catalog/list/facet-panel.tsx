'use client';

import { useTranslations } from 'next-intl';
import type { AnyFacet } from '@/lib/platform/views/bike-view';
import type { FacetView } from '@/lib/platform/views/term-view';
import { ColorTube } from '@/components/ui/color-tube';
import type { ListControls } from './use-list-state';
import '@/styles/by-use/boxes.scss';
import './list.scss';

interface Props<Facet extends AnyFacet> {
  /** Keeps ids apart when the panel stands on a page twice. */
  readonly idPrefix: string;
  readonly facets: readonly FacetView<Facet>[];
  readonly counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
  readonly list: ListControls<Facet>;
}

/** The facets of a list: each value with the count it would give; what would give nothing stays visible. */
export function FacetPanel<Facet extends AnyFacet>({
  idPrefix,
  facets,
  counts,
  list,
}: Props<Facet>) {
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
                {hex === null ? null : <ColorTube hex={hex} isSmall />}
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
