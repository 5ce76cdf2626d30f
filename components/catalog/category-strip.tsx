'use client';

import { useTranslations } from 'next-intl';
import type { AccessoryFacet, FacetView } from '@/lib/catalog/views';
import type { ListState } from './use-list-state';

interface Props {
  readonly facets: readonly FacetView<AccessoryFacet>[];
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly list: ListState<AccessoryFacet>;
}

/** The categories of accessories as a row of words; scrolls sideways on phones. */
export function CategoryStrip({ facets, counts, list }: Props) {
  const t = useTranslations('catalog');
  const chosen = list.selection.category ?? [];
  const categories = facets.find(({ facet }) => facet === 'category')?.values ?? [];
  const look = (on: boolean): string => `btn btn-sm ${on ? 'btn-primary' : 'btn-outline-primary'}`;
  return (
    <div className="lt-strip lt-scroll" role="group" aria-label={t('facets.category')}>
      <button type="button" className={look(chosen.length === 0)} aria-pressed={chosen.length === 0} onClick={() => list.choose('category', [])}>
        {t('all.strip')}
      </button>
      {categories.map(({ slug, name }) => {
        const on = chosen.includes(slug);
        return (
          <button
            key={slug}
            type="button"
            className={look(on)}
            aria-pressed={on}
            disabled={!on && (counts?.get(slug) ?? 0) === 0}
            onClick={() => list.choose('category', on ? [] : [slug])}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
