'use client';

import { useTranslations } from 'next-intl';
import { toCompareQuery } from '@/domain/catalog/compare-list';
import { clearCompareList, useCompareList } from '@/lib/browser/catalog/compare-list';
import { Link } from '@/lib/platform/i18n/navigation';
import './compare-bar.scss';

/** The bar with the bicycles added to the comparison and a link to it. */
export function CompareBar() {
  const t = useTranslations('compareBar');
  const list = useCompareList();
  const slugs = list.map(({ slug }) => slug);
  if (list.length === 0) return null;
  return (
    <section className="lt-compare-bar" aria-label={t('label')}>
      <p role="status">
        <b>{list.map(({ name }) => name).join(', ')}</b>
        {list.length === 1 ? <span> {t('another')}</span> : null}
      </p>
      <div>
        <button type="button" className="btn btn-quiet" onClick={clearCompareList}>
          {t('clear')}
        </button>
        <Link
          className="btn btn-primary"
          href={`/bikes/compare?${toCompareQuery({ slugs, onlyDifferences: false, more: '' })}`}
          prefetch={false}
        >
          {t('compare', { count: list.length })}
        </Link>
      </div>
    </section>
  );
}
