'use client';

import { useTranslations } from 'next-intl';
import { FilterChips, type FilterToDrop } from './filter-chips';
import type { ListControls } from './use-list-state';
import './list.scss';

interface Props {
  readonly title: string;
  /** In any order; those that would bring nothing are not named. */
  readonly drops: readonly FilterToDrop[];
  readonly list: Pick<ListControls<string>, 'path' | 'show' | 'clearQuery'>;
}

const mostNamed = 2;

/** Nothing matches: says which filter to drop and what that would bring. */
export function EmptyResult({ title, drops, list }: Props) {
  const t = useTranslations('catalog');
  const best = drops
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostNamed);
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
        <FilterChips chips={best} list={list} isClearable />
      </div>
    </div>
  );
}
