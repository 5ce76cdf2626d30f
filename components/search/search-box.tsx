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
import { groupEntries } from '@/domain/search/group-entries';
import { namesNobody } from '@/domain/search/names-nobody';
import { nextOption, noOption } from '@/domain/search/step-option';
import { cleanQuery } from '@/domain/search/parse-query';
import { search, type SearchShortcut } from '@/domain/search/search';
import type { SearchEntry } from '@/domain/search/search-entry';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { searchPath } from '@/domain/search/search-path';
import { useSearchIndex } from '@/lib/browser/search/use-search-index';
import { track } from '@/lib/browser/events/track';
import { useShortcutText } from './use-shortcut-text';
import { optionId, SearchOptions } from './search-options';
import { SearchState } from './search-state';
import './search.scss';

const shownOfEachKind = 4;

/** The field and what it proposes while one types: a combobox after the ARIA authoring practices. Enter alone goes to all results. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const t = useTranslations('searchBox');
  const common = useTranslations('common');
  const language = useLocale();
  const router = useRouter();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(noOption);
  const { index, hasFailed, retry } = useSearchIndex(language);
  const asked = cleanQuery(useDeferredValue(query));
  const result = useMemo(
    () => (index && asked !== '' ? search(index, asked, language) : null),
    [index, asked, language],
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
    setActive(noOption);
  };
  const goToAll = (event: FormEvent) => {
    event.preventDefault();
    if (cleanQuery(query) === '') return;
    onClose();
    router.push(searchPath(query));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      change('');
    } else if (event.key === 'Enter' && active !== noOption) {
      event.preventDefault();
      document.getElementById(optionId(id, active) ?? '')?.click();
    } else {
      const next = event.shiftKey
        ? null
        : nextOption(event.key, active, hasOptions ? shown + 1 : 0);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  };
  /** The page with all results tells by itself what was looked for. */
  const choose = () => {
    if (namesNobody(asked)) track({ name: 'search', term: asked });
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
          aria-activedescendant={hasOptions ? optionId(id, active) : undefined}
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
      <SearchState
        query={asked}
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
          all={{ href: searchPath(asked), label: t('all', { count: result.entries.length }) }}
          active={active}
          onChoose={choose}
          onAll={onClose}
        />
      )}
    </form>
  );
}

/** A shortcut among the entries: bicycles stand with bicycles. */
function shortcutEntry({ kind, path }: SearchShortcut, title: string): SearchEntry {
  const isList = kind !== 'code';
  return { kind: isList ? 'bike' : 'page', path, title, names: '', text: '', words: '', fits: '' };
}
