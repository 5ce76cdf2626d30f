'use client';

import { useTranslations } from 'next-intl';
import { useSavedBaskets } from '@/lib/browser/shop/saved-baskets-api';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountSection } from './account-section';
import { OverviewBasket } from './overview-basket';
import './baskets.scss';

const shownBaskets = 4;

/** The newest saved baskets, each ready to be taken over. */
export function OverviewBaskets() {
  const t = useTranslations('account.overview');
  const baskets = useSavedBaskets();
  return (
    <>
      <h2 className="h3 mt-6">{t('baskets')}</h2>
      <AccountSection loaded={baskets} rows={2}>
        {(known) =>
          known.length === 0 ? (
            <p className="text-2">{t('noBaskets')}</p>
          ) : (
            <>
              <ul className="lt-basket-rows">
                {known.slice(0, shownBaskets).map((basket) => (
                  <OverviewBasket key={basket.id} basket={basket} />
                ))}
              </ul>
              <Link className="lt-link mt-2" href="/my-account/b2c/baskets" prefetch={false}>
                {t('allBaskets')}
              </Link>
            </>
          )
        }
      </AccountSection>
    </>
  );
}
