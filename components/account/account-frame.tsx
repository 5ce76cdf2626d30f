'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { accountPageOf } from '@/domain/account/account-navigation';
import { useAccountGuard } from '@/lib/browser/session/use-account-guard';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { AccountNav } from './account-nav';
import { Greeting } from './greeting';
import { SignOutButton } from './sign-out-button';
import './account.scss';

/** What stands around every page of the consumer account: who is here, the way out, and the pages there are. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const page = accountPageOf(usePathname());
  useAccountGuard(`/${useLocale()}/login`);
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <div className="lt-account-head">
        <Greeting isHeading={page === 'overview'} />
        <SignOutButton />
      </div>
      <AccountNav current={page} />
      {children}
    </div>
  );
}
