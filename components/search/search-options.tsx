'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { SearchGroup } from '@/domain/search/search-entry';
import { noActiveOption } from '@/lib/browser/combobox-keys';
import type { TermInterpretation } from '@/domain/search/term-rating';
import { Link } from '@/lib/platform/i18n/navigation';
import { ResultText } from './result-text';
import './search.scss';

type SearchOptionsProps = {
  id: string;
  groups: readonly SearchGroup[];
  terms: readonly TermInterpretation[];
  /** The link to the page with all results, which is the last option. */
  all: { href: string; label: string };
  active: number;
  onChoose: () => void;
  onShowAll: () => void;
};

/** Returns the id of an option, numbered across all groups; undefined if no option is active. */
export function getOptionId(id: string, number: number): string | undefined {
  return number === noActiveOption ? undefined : `${id}-${number}`;
}

/**
 * The search suggestions, grouped by kind. The focus stays in the search field, which refers to the active option (ARIA
 * combobox).
 */
export function SearchOptions({
  id,
  groups,
  terms,
  all,
  active,
  onChoose,
  onShowAll,
}: SearchOptionsProps) {
  const t = useTranslations('searchBox');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const optionOf = (number: number, onClick: () => void) => ({
    id: getOptionId(id, number),
    role: 'option',
    'aria-selected': number === active,
    tabIndex: -1,
    prefetch: false,
    onClick,
  });
  const numbered = groups.map((group, index) => ({
    ...group,
    first: groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  }));
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div ref={list} className="lt-search-list" id={id} role="listbox" aria-label={t('results')}>
      {numbered.map(({ kind, count, entries, first }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className="lt-search-kind" id={`${id}-${kind}`}>
            {t(`kinds.${kind}`)} <span className="num">{count}</span>
          </div>
          {entries.map((entry, place) => (
            <Link key={entry.path} href={entry.path} {...optionOf(first + place, onChoose)}>
              <ResultText entry={entry} terms={terms} />
            </Link>
          ))}
        </div>
      ))}
      <Link href={all.href} className="lt-search-all" {...optionOf(total, onShowAll)}>
        {all.label}
      </Link>
    </div>
  );
}
