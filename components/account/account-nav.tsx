'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { accountNavigation, type AccountPage } from '@/domain/account/account-navigation';
import { Link } from '@/lib/platform/i18n/navigation';
import './account.scss';

/** The pages of the account as a row of words; on phones it scrolls sideways, with the current one in sight. */
export function AccountNav({ current }: { readonly current: AccountPage | null }) {
  const t = useTranslations('account.nav');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const word = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && word)
      row.current.scrollLeft = word.offsetLeft - (row.current.clientWidth - word.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={t('label')} className="lt-account-nav">
      <ul ref={row}>
        {accountNavigation.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} prefetch={false} aria-current={key === current ? 'page' : undefined}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
