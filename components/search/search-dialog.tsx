'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { groupEntries, type SearchEntry } from '@/domain/search/search-entry';
import { hasNoPersonalData } from '@/domain/search/query-intent';
import { getNextOption, noActiveOption } from '@/lib/browser/combobox-keys';
import { normalizeQuery, buildSearchPath } from '@/domain/search/parse-query';
import { searchEntries, type SearchShortcut } from '@/domain/search/search';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { useSearchIndex } from '@/lib/browser/navigation/use-search-index';
import { track } from '@/lib/browser/tracking/track';
import { useShortcutText } from './search-alternatives';
import { getOptionId, SearchOptions } from './search-options';
import { SearchStatus } from './search-status';
import { Dialog } from '@/components/ui/dialog/dialog';
import { closeSearch } from '@/lib/browser/navigation/panels';
import './search.scss';

const shownOfEachKind = 4;

/**
 * The search field with suggestions: a combobox following the ARIA authoring practices. Enter without a selected option
 * opens all results.
 */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const t = useTranslations('searchBox');
  const common = useTranslations('common');
  const language = useLocale();
  const router = useRouter();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(noActiveOption);
  const { index, hasFailed, retry } = useSearchIndex(language);
  const searchQuery = normalizeQuery(useDeferredValue(query));
  const result = useMemo(
    () => (index && searchQuery !== '' ? searchEntries(index, searchQuery, language) : null),
    [index, searchQuery, language],
  );
  const shortcutText = useShortcutText();
  const shortcut = result?.shortcut ?? null;
  const title = shortcut === null ? '' : shortcutText(shortcut);
  const groups = useMemo(() => {
    if (result === null) return [];
    const first = result.shortcut && shortcutEntry(result.shortcut, title);
    return groupEntries([...(first ? [first] : []), ...result.entries], shownOfEachKind);
  }, [result, title]);
  const shown = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const hasOptions = shown > 0;

  const change = (next: string) => {
    setQuery(next);
    setActive(noActiveOption);
  };
  const goToAll = (event: FormEvent) => {
    event.preventDefault();
    if (normalizeQuery(query) === '') return;
    onClose();
    router.push(buildSearchPath(query));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      change('');
    } else if (event.key === 'Enter' && active !== noActiveOption) {
      event.preventDefault();
      document.getElementById(getOptionId(id, active) ?? '')?.click();
    } else {
      const next = event.shiftKey
        ? null
        : getNextOption(event.key, active, hasOptions ? shown + 1 : 0);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  };
  /** Opens a selected suggestion and tracks the search. Other searches are tracked by the results page. */
  const choose = () => {
    if (hasNoPersonalData(searchQuery)) track({ name: 'search', term: searchQuery });
    onClose();
  };

  return (
    <form className="lt-search-box" role="search" onSubmit={goToAll}>
      <div className="lt-search-field">
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? id : undefined}
          aria-activedescendant={hasOptions ? getOptionId(id, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('example')}
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={pressKey}
        />
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('close')}
        </button>
      </div>
      <SearchStatus
        query={searchQuery}
        result={result}
        isLoading={index === null && !hasFailed}
        hasFailed={hasFailed}
        onRetry={retry}
        onPropose={change}
      />
      {hasOptions && result && (
        <SearchOptions
          id={id}
          groups={groups}
          terms={result.terms}
          all={{
            href: buildSearchPath(searchQuery),
            label: t('all', { count: result.entries.length }),
          }}
          active={active}
          onChoose={choose}
          onShowAll={onClose}
        />
      )}
    </form>
  );
}

/**
 * Maps a shortcut, such as a link to all bicycles up to a price, to an entry of the suggestions. Shortcuts to bicycles
 * are listed among the bicycles.
 */
function shortcutEntry({ kind, path }: SearchShortcut, title: string): SearchEntry {
  const isList = kind !== 'code';
  return { kind: isList ? 'bike' : 'page', path, title, names: '', text: '', words: '', fits: '' };
}

/** The search overlay at the top of the window; on phones it fills the screen. */
export function SearchDialog({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('searchBox');
  return (
    <Dialog isOpen={isOpen} onClose={closeSearch} className="lt-search" label={t('title')}>
      <div className="container-xxl">
        <SearchBox onClose={closeSearch} />
      </div>
    </Dialog>
  );
}
