'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { AccessoryFacet } from '@/lib/platform/views/accessory-view';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import { ListLink } from './filter-chips';
import type { ListControls } from './use-list-state';
import type { AnyFacet } from '@/lib/platform/views/bike-view';
import './product-list.scss';
import '@/styles/on-demand/select-fields.scss';

interface CategoryStripProps {
  readonly facets: readonly FacetView<AccessoryFacet>[];
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly list: ListControls<AccessoryFacet>;
}

/**
 * The accessory categories as links in a row. On phones the row scrolls horizontally, with the selected category in
 * view.
 */
export function CategoryStrip({ facets, counts, list }: CategoryStripProps) {
  const t = useTranslations('catalog');
  const chosen = list.selection.category ?? [];
  const categories = facets.find(({ facet }) => facet === 'category')?.values ?? [];
  const strip = useRef<HTMLDivElement>(null);
  const first = chosen[0];
  useEffect(() => {
    const pressed =
      first === undefined
        ? null
        : strip.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (strip.current && pressed)
      strip.current.scrollLeft =
        pressed.offsetLeft - (strip.current.clientWidth - pressed.offsetWidth) / 2;
  }, [first]);
  const look = (on: boolean): string => `btn btn-sm ${on ? 'btn-primary' : 'btn-outline-primary'}`;
  return (
    <div
      ref={strip}
      className="lt-category-strip lt-scroll"
      role="group"
      aria-label={t('facets.category')}
    >
      <ListLink
        className={look(chosen.length === 0)}
        aria-current={chosen.length === 0}
        query={list.queryOf({ ...list.selection, category: [] })}
        list={list}
      >
        {t('all.default')}
      </ListLink>
      {categories.map(({ slug, name }) => {
        const on = chosen.includes(slug);
        const isEmpty = !on && (counts?.get(slug) ?? 0) === 0;
        return (
          <ListLink
            key={slug}
            className={isEmpty ? `${look(on)} disabled` : look(on)}
            aria-current={on}
            aria-disabled={isEmpty || undefined}
            query={list.queryOf({ ...list.selection, category: on ? [] : [slug] })}
            list={list}
          >
            {name}
          </ListLink>
        );
      })}
    </div>
  );
}

interface FacetSelectProps<Facet extends AnyFacet> {
  readonly view: FacetView<Facet>;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly list: ListControls<Facet>;
}

/**
 * A select field for one facet. If the URL contains several values, they stay selected until the visitor selects
 * another one.
 */
export function FacetSelect<Facet extends AnyFacet>({
  view: { facet, values },
  counts,
  list,
}: FacetSelectProps<Facet>) {
  const t = useTranslations('catalog');
  const key: AnyFacet = facet;
  const chosen = list.selection[facet] ?? [];
  return (
    <select
      className="form-select lt-select"
      name={facet}
      aria-label={t(`facets.${key}`)}
      value={chosen.length === 1 ? chosen[0] : ''}
      onChange={(event) =>
        list.choose(facet, event.target.value === '' ? [] : [event.target.value])
      }
    >
      <option value="">
        {chosen.length > 1 ? t('severalChosen', { count: chosen.length }) : t(`all.${key}`)}
      </option>
      {values.map(({ slug, name }) => {
        const count = counts?.get(slug) ?? 0;
        return (
          <option key={slug} value={slug} disabled={count === 0 && !chosen.includes(slug)}>
            {t('valueCount', { name, count })}
          </option>
        );
      })}
    </select>
  );
}
