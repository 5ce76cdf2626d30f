'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ShownInvoices } from '@/domain/b2b/invoice-filter';
import '@/styles/by-use/switches.scss';

type Props = { readonly shown: ShownInvoices; readonly onChange: (shown: ShownInvoices) => void };

/** Open invoices only, or all of them. */
export function ShownInvoicesSwitch({ shown, onChange }: Props) {
  const t = useTranslations('b2b.invoices');
  const name = useId();
  return (
    <div className="lt-seg" role="radiogroup" aria-label={t('which')}>
      {(['open', 'all'] as const).map((kind) => (
        <label key={kind} className={shown === kind ? 'is-on' : ''}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={shown === kind}
            onChange={() => onChange(kind)}
          />
          {t(kind)}
        </label>
      ))}
    </div>
  );
}
