'use client';

import type { B2bChange } from '@/domain/b2b/overview';
import { useTranslations } from 'next-intl';
import { ChangeAction } from './change-action';
import { ChangeWords } from './change-words';

/** One change: what it is, the facts, and what to do about it. */
export function ChangeRow({ change }: { readonly change: B2bChange }) {
  const t = useTranslations('b2b.overview.kinds');
  return (
    <li>
      <span className="k">{t(change.kind)}</span>
      <span className="v">
        <ChangeWords change={change} />
      </span>
      <span className="small">
        <ChangeAction change={change} />
      </span>
    </li>
  );
}
