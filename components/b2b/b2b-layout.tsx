'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type B2bNavigationKey,
  b2bNavigation,
  findB2bPage,
} from '@/lib/platform/navigation/account-navigation';
import { useOverview } from '@/lib/browser/b2b/use-b2b-overview';
import { formatNumber } from '@/domain/money/format-money';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import type { ReactNode } from 'react';
import { useAccountGuard } from '@/lib/browser/session/use-account-guard';
import './b2b-layout.scss';

type B2bNavProps = { readonly current: B2bNavigationKey | null; readonly className?: string };

/**
 * The navigation of the dealer account, with the number of orders in progress and of open invoices (Specification §2).
 */
function B2bNav({ current, className = 'lt-subnav' }: B2bNavProps) {
  const t = useTranslations('b2b.nav');
  const language = useLocale();
  const { value } = useOverview(language);
  const counts: Partial<Record<B2bNavigationKey, number>> = {
    orders: value?.ordersInWork ?? 0,
    openInvoices: value?.openInvoices ?? 0,
  };
  return (
    <ul className={className}>
      {b2bNavigation.map(({ key, href }) => {
        const count = counts[key] ?? 0;
        return (
          <li key={key}>
            <Link href={href} prefetch={false} aria-current={key === current ? 'page' : undefined}>
              {t(key)}
              {count > 0 && (
                <span className="num text-3">
                  <span className="visually-hidden"> (</span>
                  {formatNumber(count, language)}
                  <span className="visually-hidden">)</span>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface B2bLayoutProps {
  /** The sign-out button. Passed in by the layout, because it belongs to the account feature. */
  readonly signOut: ReactNode;
  readonly children: ReactNode;
}

/**
 * The layout of every page of the dealer account: navigation, and a link back to the overview on small screens
 * (Specification §2).
 */
export function B2bLayout({ signOut, children }: B2bLayoutProps) {
  const t = useTranslations('b2b.nav');
  const page = findB2bPage(usePathname());
  useAccountGuard(`/${useLocale()}/login`);
  const isOverview = page === 'overview';
  return (
    <div className="container-xxl pt-4 pb-6">
      <div className="lt-account">
        <nav aria-label={t('label')} className="d-none d-lg-block">
          <B2bNav current={page} />
          <div className="mt-4">{signOut}</div>
        </nav>
        <div className="lt-b2b-page">
          {!isOverview && (
            <Link className="lt-link d-lg-none" href="/my-account/b2b" prefetch={false}>
              {t('back')}
            </Link>
          )}
          {children}
          {isOverview && (
            <nav aria-label={t('label')} className="d-lg-none mt-6">
              <h2 className="h3">{t('pages')}</h2>
              <B2bNav current={page} className="lt-b2b-pages" />
              <div className="mt-4">{signOut}</div>
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}
