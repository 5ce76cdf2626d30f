'use client';

import { useTranslations } from 'next-intl';
import type { AnyFacet } from '@/lib/platform/views/bike-view';
import type { FacetView } from '@/lib/platform/views/term-view';
import type { ListControls } from './use-list-state';
import '@/styles/by-use/select.scss';
import './list.scss';

interface Props<Facet extends AnyFacet> {
  readonly view: FacetView<Facet>;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly list: ListControls<Facet>;
}

/** A facet as a choice of one; several from an address stay chosen until another choice is made. */
export function FacetSelect<Facet extends AnyFacet>({
  view: { facet, values },
  counts,
  list,
}: Props<Facet>) {
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
