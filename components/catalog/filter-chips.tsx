'use client';

import { useTranslations } from 'next-intl';
import type { FacetView } from '@/lib/platform/views/term-view';
import type { ListControls } from './use-list-state';
import './card.scss';

/** The name of a facet's value; its slug when it has none. */
export function valueName<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  facet: Facet,
  value: string,
): string {
  return (
    facets.find((view) => view.facet === facet)?.values.find(({ slug }) => slug === value)?.name ??
    value
  );
}

interface Props<Facet extends string> {
  readonly facets: readonly FacetView<Facet>[];
  readonly list: ListControls<Facet>;
}

/** The chosen values as chips that take themselves away; from two on all of them at once. */
export function FilterChips<Facet extends string>({ facets, list }: Props<Facet>) {
  const t = useTranslations('catalog');
  return (
    <>
      {facets.flatMap(({ facet }) =>
        (list.selection[facet] ?? []).map((value) => {
          const name = valueName(facets, facet, value);
          return (
            <button
              key={`${facet}-${value}`}
              type="button"
              className="lt-chip"
              aria-label={t('removeFilter', { name })}
              onClick={() => list.toggle(facet, value)}
            >
              {name}
            </button>
          );
        }),
      )}
      {list.chosenCount > 1 ? (
        <button type="button" className="btn btn-quiet lt-clear-all" onClick={list.clear}>
          {t('clearAll')}
        </button>
      ) : null}
    </>
  );
}
