'use client';

import { useTranslations } from 'next-intl';
import {
  setPriceShortcut,
  usePriceShortcutEnabled,
  setSearchShortcut,
  useSearchShortcutEnabled,
} from '@/lib/browser/state/shortcut-settings';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { useEffect, useState } from 'react';
import type { SearchResult } from '@/domain/search/search';
import { isPlainClick } from '@/lib/browser/navigation/page-link';
import { DidYouMean, SearchAlternatives } from './search-alternatives';
import './search.scss';

/**
 * Tells B2B customers about the keyboard shortcut that switches prices, with a control to switch the shortcut off (WCAG
 * 2.1.4).
 */
function PriceShortcutSwitch() {
  const t = useTranslations('common.purchase');
  const isOn = usePriceShortcutEnabled();
  if (!useIsB2b()) return null;
  return (
    <p className="lt-shortcut-switch">
      {isOn ? t('keyOn') : t('keyOff')}{' '}
      <button type="button" className="lt-text-button" onClick={() => setPriceShortcut(!isOn)}>
        {isOn ? t('keyTurnOff') : t('keyTurnOn')}
      </button>
    </p>
  );
}

/** Explains that the `/` key opens the search, with a control to switch the shortcut off (WCAG 2.1.4). */
function SearchShortcutSwitch() {
  const t = useTranslations('searchBox.shortcutSetting');
  const isOn = useSearchShortcutEnabled();
  return (
    <p className="lt-shortcut-switch">
      {isOn ? t('on') : t('off')}{' '}
      <button type="button" className="lt-text-button" onClick={() => setSearchShortcut(!isOn)}>
        {isOn ? t('turnOff') : t('turnOn')}
      </button>
    </p>
  );
}

/**
 * Returns the latest value that has not changed for `delayMs`, so that screen reader announcements are not interrupted
 * by every keystroke.
 */
function useDebouncedValue(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

const announceAfterMs = 500;

type SearchStateProps = {
  query: string;
  /** The result of the search; null while the field is empty or the index is not available. */
  result: SearchResult | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onPropose: (proposal: string) => void;
};

/** The state of the search as a sentence. Visible immediately, announced to screen readers when typing pauses. */
export function SearchStatus({
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
  const announcement = sentence();
  const announced = useDebouncedValue(announcement, announceAfterMs);
  const proposal = result?.proposal ?? null;
  const isEmpty = result?.entries.length === 0 && result.shortcut === null;
  return (
    <div className="lt-search-status">
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {query === '' ? (
        <p className="text-2 mb-0">{t('hint')}</p>
      ) : (
        <p className="mb-0">{announcement}</p>
      )}
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
      {query === '' && <SearchShortcutSwitch />}
      {query === '' && <PriceShortcutSwitch />}
      {query !== '' && hasFailed && (
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {query !== '' && isEmpty && <SearchAlternatives />}
    </div>
  );
}
