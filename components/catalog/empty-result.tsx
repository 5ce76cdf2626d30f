'use client';

import { useTranslations } from 'next-intl';
import type { ValueToDrop } from '@/domain/catalog/combination-filter';
import type { FacetView } from '@/lib/platform/views/term-view';
import { valueName } from './filter-chips';
import type { ListControls } from './use-list-state';
import './list.scss';
import './card.scss';

interface Props<Facet extends string> {
  readonly title: string;
  readonly facets: readonly FacetView<Facet>[];
  readonly drops: readonly ValueToDrop<Facet>[];
  readonly list: ListControls<Facet>;
}

/** Nothing matches: says which filter to drop and what that would bring. */
export function EmptyResult<Facet extends string>({ title, facets, drops, list }: Props<Facet>) {
  const t = useTranslations('catalog');
  const best = drops.slice(0, 2).map(({ facet, value, count }) => ({
    facet,
    value,
    count,
    name: valueName(facets, facet, value),
  }));
  const [first, second] = best;
  return (
    <div className="lt-empty">
      <h2 className="h3">{title}</h2>
      {first === undefined ? <p className="text-2">{t('emptyNoHelp')}</p> : null}
      {first !== undefined && second === undefined ? (
        <p className="text-2">{t('emptyDropOne', { name: first.name, count: first.count })}</p>
      ) : null}
      {first !== undefined && second !== undefined ? (
        <p className="text-2">
          {t('emptyDropTwo', {
            first: first.name,
            firstCount: first.count,
            second: second.name,
            secondCount: second.count,
          })}
        </p>
      ) : null}
      <div className="d-flex gap-2 flex-wrap">
        {best.map(({ facet, value, name }) => (
          <button
            key={`${facet}-${value}`}
            type="button"
            className="lt-chip"
            aria-label={t('removeFilter', { name })}
            onClick={() => list.toggle(facet, value)}
          >
            {name}
          </button>
        ))}
        <button type="button" className="btn btn-quiet lt-clear-all" onClick={list.clear}>
          {t('clearAll')}
        </button>
      </div>
    </div>
  );
}
