'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityWithEstimate } from '@/components/ui/availability/availability-with-estimate';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import { type BasketLine, getLineCents } from '@/domain/basket/basket';
import { type BasketGroup, groupBasketLines } from '@/domain/basket/basket-view';
import { formatAmount } from '@/domain/money/format-money';
import { BasketItemMountedParts } from './basket-item-mounted-parts';
import { useBasketLabels } from './use-basket-labels';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/button';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';
import { mapBasketLines } from '@/domain/basket/reorder-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddItemsResult } from '@/components/ui/order/add-items-result';
import { RemoveSavedBasketButton, SavedBasketSharing } from './saved-basket-actions';
import { RestoreBasketButton } from './restore-basket-button';
import { useSavedBaskets } from '@/lib/browser/account/saved-baskets-api';
import { AccountSection } from './account-section';
import '@/styles/on-demand/order.scss';
import './saved-baskets.scss';
import '@/styles/on-demand/definition-lists.scss';

/** The lines of a saved basket, with current prices and delivery dates. */
function SavedBasketLines({ lines }: { readonly lines: readonly BasketLine[] }) {
  const t = useTranslations('account.baskets');
  if (lines.length === 0) return <p className="small text-2 mb-0">{t('emptyBasket')}</p>;
  return (
    <ul className="lt-line-items is-compact lt-saved-lines">
      {groupBasketLines(lines).map((group) => (
        <SavedLine key={group.line.id} {...group} />
      ))}
    </ul>
  );
}

function SavedLine({ line, code, parts }: BasketGroup) {
  const language = useLocale();
  const { lineOf } = useBasketLabels();
  const { product, availability } = line;
  const cents = getLineCents(line);
  return (
    <li>
      <OrderLinePicture sku={product?.sku} />
      <div>
        <div>{lineOf(line)}</div>
        <div className="small text-2">{product?.shortDescription}</div>
        {product && (
          <AvailabilityWithEstimate
            availability={availability}
            skus={[product.sku]}
            className="small"
          />
        )}
      </div>
      <span className="p">{cents !== null && formatAmount(cents, language)}</span>
      {code !== null && <BasketItemMountedParts code={code} parts={parts} />}
    </li>
  );
}

/** A saved basket with its lines and actions. */
function SavedBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const language = useLocale();
  const name = useBasketLabels().nameOf(basket);
  const adding = useAddLines();
  const [isSharing, setIsSharing] = useState(false);
  const lines = mapBasketLines(basket.lines);
  const { isShared, totalCents, availability } = basket;
  return (
    <li>
      <div className="lt-basket-row">
        <div>
          <h2 className="h4 mb-0 text-break">
            {name}{' '}
            {isShared && (
              <span className="lt-tag" data-needs="sharedBaskets">
                {t('shared')}
              </span>
            )}
          </h2>
          {availability && (
            <p className="mb-0">
              <span className="num">{formatAmount(totalCents, language)}</span>
              {' · '}
              <AvailabilityWithEstimate
                availability={availability.availability}
                skus={basket.lines.map(({ product }) => product?.sku)}
              />
            </p>
          )}
        </div>
        <div className="lt-row-actions">
          {availability && (
            <RestoreBasketButton
              name={name}
              isBusy={adding.isBusy}
              onClick={() => void adding.add(lines)}
            />
          )}
          <Button
            variant="quiet"
            data-needs="sharedBaskets"
            aria-label={t('shareOf', { name })}
            aria-expanded={isSharing}
            onClick={() => setIsSharing(!isSharing)}
          >
            {t('share')}
          </Button>
          <RemoveSavedBasketButton basket={basket} />
        </div>
      </div>
      <AddItemsResult adding={adding} lines={lines} />
      {isSharing && <SavedBasketSharing basket={basket} />}
      <SavedBasketLines lines={basket.lines} />
    </li>
  );
}

/** The saved baskets, newest first. `saveCurrent` is the form that saves the current basket. */
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
