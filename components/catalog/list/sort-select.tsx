'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { SortKey } from '@/domain/catalog/sort';
import { listFormId } from './list-form';
import '@/styles/by-use/select.scss';
import './list.scss';

interface Props {
  readonly keys: readonly SortKey[];
  readonly value: SortKey;
  readonly onChange: (key: string) => void;
}

/** By what a list is sorted. */
export function SortSelect({ keys, value, onChange }: Props) {
  const t = useTranslations('catalog.sort');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="small text-2 lt-sort-label">
        {t('label')}
      </label>
      <select
        id={id}
        form={listFormId}
        name="sort"
        className="form-select lt-select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </select>
    </>
  );
}
