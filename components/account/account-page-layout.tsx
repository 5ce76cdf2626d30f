'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  accountNavigation,
  type AccountPage,
  findAccountPage,
} from '@/lib/platform/navigation/account-navigation';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import { useProfile } from '@/lib/browser/account/account-api';
import { useAccountGuard } from '@/lib/browser/session/use-account-guard';
import { SignOutButton } from './sign-out-button';
import './account.scss';
import '@/styles/on-demand/skeletons.scss';

/** The pages of the account as a row of words; on phones it scrolls sideways, with the current one in sight. */
function AccountNav({ current }: { readonly current: AccountPage | null }) {
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

/** Greets by name; large where it is the heading of the page. Without a name, because none was given yet, it only greets. */
function AccountGreeting({ isHeading }: { readonly isHeading: boolean }) {
  const t = useTranslations('account');
  const { value: profile } = useProfile();
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  if (!isHeading)
    return <p className="lt-greeting">{name ? t('greetingName', { name }) : t('greeting')}</p>;
  return (
    <h1 className="lt-greeting mb-0" tabIndex={-1}>
      {profile && !name ? t('greeting') : `${t('greeting')},`}
      <br />
      {name || (!profile && <span className="lt-skel lt-skel-name" aria-hidden="true" />)}
    </h1>
  );
}

/** What stands around every page of the consumer account: who is here, the way out, and the pages there are. */
export function AccountPageLayout({ children }: { readonly children: ReactNode }) {
  const page = findAccountPage(usePathname());
  useAccountGuard(`/${useLocale()}/login`);
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <div className="lt-account-head">
        <AccountGreeting isHeading={page === 'overview'} />
        <SignOutButton />
      </div>
      <AccountNav current={page} />
      {children}
    </div>
  );
}
