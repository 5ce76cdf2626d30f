'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityWithEstimate } from '@/components/ui/availability/availability-with-estimate';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';
import { mapBasketLines } from '@/domain/basket/reorder-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { formatPrice } from '@/domain/money/format-money';
import { AddItemsResult } from '@/components/ui/order/add-items-result';
import { RestoreBasketButton } from './restore-basket-button';
import { useBasketLabels } from './use-basket-labels';
import { useSavedBaskets } from '@/lib/browser/account/saved-baskets-api';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountSection } from './account-section';
import './saved-baskets.scss';

/** A saved basket in two lines, with a button to restore it. */
function OverviewBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const language = useLocale();
  const { nameOf, contentOf } = useBasketLabels();
  const adding = useAddLines();
  const { totalCents, availability } = basket;
  return (
    <li>
      <div className="lt-basket-row">
        <div>
          <div className="text-break">{nameOf(basket)}</div>
          <div className="small text-2">
            {contentOf(basket) || t('emptyBasket')}
            {availability && (
              <>
                {' · '}
                <span className="text-nowrap">{formatPrice(totalCents, language)}</span>
                {' · '}
                <AvailabilityWithEstimate
                  availability={availability.availability}
                  skus={basket.lines.map(({ product }) => product?.sku)}
                />
              </>
            )}
          </div>
        </div>
        {availability && (
          <RestoreBasketButton
            name={nameOf(basket)}
            isBusy={adding.isBusy}
            onClick={() => void adding.add(mapBasketLines(basket.lines))}
          />
        )}
      </div>
      <AddItemsResult adding={adding} lines={mapBasketLines(basket.lines)} />
    </li>
  );
}

const shownBaskets = 4;

/** The newest saved baskets, each with a button to restore it. */
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
