'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListControls } from './use-list-state';

/** Where a list's fields belong to that stand outside of its form. */
export const listFormId = 'list-form';

interface Props {
  readonly list: Pick<ListControls<string>, 'path'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The fields of a list as a form of the browser: with scripts each counts at once, without them the button sends them all. */
export function ListForm({ list, className, children }: Props) {
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
