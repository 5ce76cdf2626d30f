'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { ListControls } from './use-list-state';
import type { SortKey } from '@/domain/catalog/list-sort';
import '@/styles/on-demand/select-fields.scss';
import './product-list.scss';

/** The element id of the form, for fields that are outside of it. */
const listFormId = 'list-form';

interface ListFormProps {
  readonly list: Pick<ListControls<string>, 'path'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A native form around the filter fields of a list. With JavaScript each change applies immediately; without it, a
 * button submits the form.
 */
export function ListForm({ list, className, children }: ListFormProps) {
  const t = useTranslations('catalog');
  return (
    <form
      id={listFormId}
      method="get"
      action={list.path}
      className={className}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <noscript>
        <button type="submit" className="btn btn-primary mt-3">
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}

interface SortSelectProps {
  readonly keys: readonly SortKey[];
  readonly value: SortKey;
  readonly onChange: (key: string) => void;
}

/** The select field for the sort order of a list. */
export function SortSelect({ keys, value, onChange }: SortSelectProps) {
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
