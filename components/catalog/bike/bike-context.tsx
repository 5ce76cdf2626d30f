'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { AccessoryFacet } from '@/lib/platform/views/accessory-view';
import type { FacetView } from '@/lib/platform/views/term-view';
import { valueName } from '../list/filter-chips';
import { ListLink } from '../list/list-link';
import type { ListControls } from '../list/use-list-state';
import '../card.scss';

interface Props {
  readonly facets: readonly FacetView<AccessoryFacet>[];
  readonly bike: string | undefined;
  readonly shown: number;
  readonly total: number;
  readonly list: ListControls<AccessoryFacet>;
}

/** Says for which bicycle the list is, when it is for one. */
export function BikeContext({ facets, bike, shown, total, list }: Props) {
  const t = useTranslations('catalog.accessories');
  if (bike === undefined) return null;
  const name = valueName(facets, 'bikes', bike);
  return (
    <div className="lt-panel d-flex flex-wrap justify-content-between align-items-center gap-3 mb-4 pt-3 pb-3">
      <span>
        <b className="lt-strong">{t('fitting', { name })}</b>{' '}
        <span className="text-2">· {t('parts', { shown, total })}</span>
      </span>
      <span className="d-flex gap-4">
        <Link href={`/bikes/${bike}`} className="lt-link small">
          {t('toBike', { name })}
        </Link>
        <ListLink
          className="btn btn-quiet lt-clear-all"
          query={list.queryOf({ ...list.selection, bikes: [] })}
          list={list}
        >
          {t('showAll')}
        </ListLink>
      </span>
    </div>
  );
}
