'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSavedBaskets } from '@/lib/browser/shop/saved-baskets-api';
import { AccountSection } from './account-section';
import { SavedBasket } from './saved-basket';
import './baskets.scss';

/** The saved baskets, newest first. `saveCurrent` is the way to save the one in use. */
export function SavedBasketsPage({ saveCurrent }: { readonly saveCurrent: ReactNode }) {
  const t = useTranslations('account.baskets');
  const baskets = useSavedBaskets();
  return (
    <>
      <div className="d-flex flex-wrap justify-content-between align-items-start gap-3 mb-4">
        <div>
          <h1 className="h2 mb-2" tabIndex={-1} data-baskets-heading>
            {t('title')}
          </h1>
          <p className="text-2 mb-0">{t('intro')}</p>
        </div>
        {saveCurrent}
      </div>
      <AccountSection loaded={baskets}>
        {(known) =>
          known.length === 0 ? (
            <>
              <p className="h4">{t('empty')}</p>
              <p className="text-2">{t('emptyText')}</p>
            </>
          ) : (
            <ul className="lt-basket-rows">
              {known.map((basket) => (
                <SavedBasket key={basket.id} basket={basket} />
              ))}
            </ul>
          )
        }
      </AccountSection>
    </>
  );
}
