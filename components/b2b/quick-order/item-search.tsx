'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { getRowAvailability } from '@/domain/dealer-account/availability-row';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import { addLines, formatOrderLine } from '@/domain/dealer-account/order-lines';
import { listMatchingArticles } from '@/domain/dealer-account/article-index';
import type { DealerArticleIndex } from '@/domain/dealer-account/article-index';
import { getNextOption, noActiveOption } from '@/lib/browser/combobox-keys';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-input';
import './quick-order.scss';

const maxOptions = 8;

/**
 * A search field that finds a variant by article number or name and adds it to the order list. An ARIA combobox: the
 * focus stays in the field.
 */
export function ItemSearch({ index }: { readonly index: DealerArticleIndex }) {
  const t = useTranslations('b2b.quickOrder');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(noActiveOption);
  const [added, setAdded] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen ? listMatchingArticles(index, query, maxOptions) : [];

  const type = (next: string) => {
    setQuery(next);
    setActive(noActiveOption);
    setIsOpen(true);
  };
  const choose = ({ sku }: AvailabilityRow) => {
    quickOrderDraft.set(addLines(quickOrderDraft.get(), [formatOrderLine(sku, 1)]));
    setAdded(sku);
    type('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const next = getNextOption(event.key, active, options.length);
    const chosen = options[active] ?? (options.length === 1 ? options[0] : undefined);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className="lt-article-search mb-3" onBlur={() => setIsOpen(false)}>
      <label className="form-label" htmlFor={`${id}-field`}>
        {t('search')}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        className="form-control"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === noActiveOption ? undefined : `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('searchResults')}
        hidden={options.length === 0}
      >
        {options.map((row, at) => (
          <li
            key={row.sku}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field until the click event.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(row)}
          >
            <b className="num">{row.sku}</b>
            <span>
              {[row.title, row.variation, row.colorName, row.sizeShort].filter(Boolean).join(', ')}
            </span>
            <AvailabilityLabel availability={getRowAvailability(row)} format="cell" />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {options.length > 0
          ? t('found', { count: options.length })
          : added && t('noted', { sku: added })}
      </p>
    </div>
  );
}
