'use client';

import { useTranslations } from 'next-intl';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import '@/components/b2b/parts/parts.scss';

type Props = { readonly proposal: string; readonly state: TableStateView };

/** Nothing is spelled as it was typed: offers what was probably meant. */
export function MeantText({ proposal, state }: Props) {
  const t = useTranslations('b2b.availability');
  return (
    <p className="small mb-2" role="status">
      {t.rich('meant', {
        proposal,
        link: (words) => (
          <button
            type="button"
            className="lt-way"
            onClick={() => state.filterBy({ text: proposal })}
          >
            {words}
          </button>
        ),
      })}
    </p>
  );
}
