'use client';

import { useTranslations } from 'next-intl';
import type { SearchResult } from '@/domain/search/search';
import { isPlainClick } from '@/lib/browser/state/plain-click';
import { PriceKeySwitch } from '../ui/price/price-key-switch';
import { DidYouMean } from './did-you-mean';
import { SearchKeySwitch } from './search-key-switch';
import { useSettled } from './use-settled';
import { SearchWaysOut } from './search-ways-out';
import './search.scss';

const announceAfterMs = 500;

type SearchStateProps = {
  query: string;
  /** Null as long as nothing is looked for, or there is nothing to look in. */
  result: SearchResult | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onPropose: (proposal: string) => void;
};

/** How the search stands, as a sentence: seen at once, read aloud when the typing pauses. */
export function SearchState({
  query,
  result,
  isLoading,
  hasFailed,
  onRetry,
  onPropose,
}: SearchStateProps) {
  const t = useTranslations('searchBox');
  const sentence = (): string => {
    if (query === '') return '';
    if (hasFailed) return t('failed');
    if (isLoading || !result) return t('loading');
    if (result.entries.length === 0) return result.shortcut ? '' : t('none', { query });
    const count = t('count', { count: result.entries.length });
    return result.isPartial ? `${t('partial')} ${count}` : count;
  };
  const said = sentence();
  const announced = useSettled(said, announceAfterMs);
  const proposal = result?.proposal ?? null;
  const isEmpty = result?.entries.length === 0 && result.shortcut === null;
  return (
    <div className="lt-search-state">
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {query === '' ? <p className="text-2 mb-0">{t('hint')}</p> : <p className="mb-0">{said}</p>}
      {query !== '' && proposal !== null && (
        <DidYouMean
          proposal={proposal}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPropose(proposal);
          }}
        />
      )}
      {query === '' && <SearchKeySwitch />}
      {query === '' && <PriceKeySwitch />}
      {query !== '' && hasFailed && (
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {query !== '' && isEmpty && <SearchWaysOut />}
    </div>
  );
}
