'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type B2bNavigationKey, b2bNavigation } from '@/domain/navigation/b2b-navigation';
import { useOverview } from '@/lib/browser/b2b/overview';
import { writeNumber } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import './frame.scss';

type Props = { readonly current: B2bNavigationKey | null; readonly className?: string };

/** The pages of the dealer account, with how many orders are in work and how many invoices are open (Spec §2). */
export function B2bNav({ current, className = 'lt-subnav' }: Props) {
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
                  {writeNumber(count, language)}
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
