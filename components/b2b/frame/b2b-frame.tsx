'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { b2bPageOf } from '@/domain/navigation/b2b-page';
import { useAccountGuard } from '@/lib/browser/session/use-account-guard';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import { B2bNav } from './b2b-nav';
import './frame.scss';

interface Props {
  /** The button that signs out; composed by the layout, as it belongs to the account. */
  readonly signOut: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of the dealer account: its pages, on small screens the way back to the overview (Spec §2). */
export function B2bFrame({ signOut, children }: Props) {
  const t = useTranslations('b2b.nav');
  const page = b2bPageOf(usePathname());
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
