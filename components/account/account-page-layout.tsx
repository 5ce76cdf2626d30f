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

/** The navigation of the account pages. On phones it scrolls horizontally so that the current page is in view. */
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

/**
 * Greets the customer by first name, or without a name if none is known. With `isHeading`, uses the font size of a page
 * heading.
 */
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
      {name || (!profile && <span className="lt-skeleton lt-skeleton-name" aria-hidden="true" />)}
    </h1>
  );
}

/** Layout of every page of the consumer account: greeting, sign-out and navigation. */
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
