'use client';

import { useTranslations, useLocale } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { parseAvailableQuantity } from '@/domain/basket/error-recovery';
import { setLineQuantity } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import { lazy, Suspense } from 'react';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { isPresaleCategory } from '@/domain/catalog/presale';
import type { DaySpan } from '@/domain/time/format-day';
import { getDisplayedUnitCents } from '@/domain/basket/basket-view';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { ColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import type { CartLineView } from '@/lib/browser/basket/use-cart';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { formatPrice } from '@/domain/money/format-money';
import { LineColorSwap, LineDescription, MountedLines } from './cart-line-details';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import '@/styles/on-demand/quantity-field.scss';
import '@/styles/on-demand/order.scss';
import '@/styles/on-demand/skeletons.scss';
import './cart.scss';

interface QuantityFieldProps {
  readonly title: string;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

const most = 99;

/**
 * Decrease button, quantity and increase button. Shows the requested quantity immediately; after several clicks only
 * the last quantity is saved.
 */
function QuantityField({ title, amount, onChange }: QuantityFieldProps) {
  const t = useTranslations('cart.line');
  return (
    <span className="lt-quantity" role="group" aria-label={t('quantityOf', { title })}>
      <button
        type="button"
        aria-label={t('less', { title })}
        disabled={amount <= 1}
        onClick={() => onChange(amount - 1)}
      >
        −
      </button>
      <output>{amount}</output>
      <button
        type="button"
        aria-label={t('more', { title })}
        disabled={amount >= most}
        onClick={() => onChange(amount + 1)}
      >
        +
      </button>
    </span>
  );
}

/**
 * Returns functions that change a line's quantity or remove the line. If the shop service rejects a change, shows the
 * site's own message for a known rejection, otherwise the message of the service (Specification §8).
 */
function useLineActions(line: BasketLine, onRemoved: (line: BasketLine) => void) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const title = line.product?.title ?? t('gone');

  async function setAmount(amount: number) {
    const failed = await setLineQuantity(line, amount);
    const isRemoval = amount === 0;
    const available = failed ? parseAvailableQuantity(failed.message) : null;
    if (available !== null) {
      showToast({ message: t('limited', { title, amount: available }) });
    } else if (failed) {
      const text = (await getShopRejectionMessage(failed.message, language)) || failed.message;
      showToast({
        title: t(isRemoval ? 'removeFailedTitle' : 'changeFailedTitle'),
        message: text || t(isRemoval ? 'removeFailed' : 'changeFailed'),
        variant: 'danger',
      });
    } else if (isRemoval) {
      onRemoved(line);
    }
  }

  return { setAmount: (amount: number) => void setAmount(amount), remove: () => void setAmount(0) };
}

const LineWishedDay = lazy(() =>
  import('./line-requested-date').then((module) => ({ default: module.LineRequestedDate })),
);

interface CartLineProps {
  readonly shown: CartLineView;
  /** The configuration code of a configured bicycle; null for any other line. */
  readonly code: string | null;
  /** The parts mounted on the bicycle. */
  readonly parts: readonly CartLineView[];
  /** The estimated delivery of the line in its shipment; null while unknown. */
  readonly arrival: DaySpan | null;
  /** True if the order is picked up; the dates are then pickup dates. */
  readonly isPickup: boolean;
  /** Another color in which the bicycle is available immediately; undefined if there is no suggestion. */
  readonly swap: ReturnType<ColorSwaps['get']>;
  /** True on the cart page, where the quantity can be changed. The sidebar only displays the quantity. */
  readonly isEditable: boolean;
  readonly onRemoved: (line: BasketLine) => void;
}

/** A line of the basket. While the quantity is being saved, the price is shown as pending. */
export function CartLine(props: CartLineProps) {
  const { shown, code, parts, arrival, isPickup, swap, isEditable, onRemoved } = props;
  const { line, amount, isPending } = shown;
  const t = useTranslations('cart.line');
  const { product, availability } = line;
  const { setAmount, remove } = useLineActions(line, onRemoved);
  const title = product?.title ?? t('gone');
  const isB2b = useIsB2b();

  return (
    <li aria-busy={isPending}>
      <OrderLinePicture sku={product?.sku} />
      <div>
        <h3>{title}</h3>
        <div className="small text-2">
          {product ? product.shortDescription : t('goneHint')}
          {product?.sku && <span className="num d-block">{product.sku}</span>}
        </div>
      </div>
      <LinePrice shown={shown} />
      {product && (
        <div className="lt-line-wide small">
          {isPresaleCategory(product.categoryName) && `${t('preorder')} `}
          <AvailabilityLabel availability={availability} arrival={arrival} isPickup={isPickup} />
        </div>
      )}
      {code !== null && <MountedLines code={code} parts={parts} isEditable={isEditable} />}
      <div className="lt-line-wide d-flex flex-wrap justify-content-between align-items-center gap-2 mt-1">
        {isEditable && product ? (
          <QuantityField title={title} amount={amount} onChange={setAmount} />
        ) : (
          <span className="small text-2">{t('quantityIs', { amount })}</span>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('removeOf', { title })}
          data-remove
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            remove();
          }}
        >
          {t('remove')}
        </button>
      </div>
      {swap && <LineColorSwap line={line} title={title} swap={swap} isPending={isPending} />}
      {product && isEditable && isB2b && (
        <Suspense fallback={<WishedDayStandIn />}>
          <LineWishedDay key={line.persParam.date} line={line} title={title} />
        </Suspense>
      )}
      {product && <LineDescription line={line} title={title} isEditable={isEditable} />}
    </li>
  );
}

/**
 * A placeholder with the height of the requested-date field, so that the layout does not shift when the field appears.
 */
function WishedDayStandIn() {
  const t = useTranslations('cart.requestedDate');
  return (
    <div className="lt-line-wide lt-wished-day" aria-hidden="true" data-needs="itemNotes">
      <span className="small">{t('label')}</span>
      <input type="date" className="form-control" disabled />
    </div>
  );
}

function LinePrice({ shown: { line, isPending } }: { readonly shown: CartLineView }) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const pieceCents = getDisplayedUnitCents(line, useDisplayedPriceType());
  if (pieceCents === null || !line.product) return <span className="p" />;
  const { price, listPriceCents } = line.product;
  const isPurchase = price.isNet && pieceCents === price.cents;
  if (isPending) {
    return (
      <span className="p">
        <span className="lt-skeleton lt-skeleton-sum" aria-hidden="true" />
        <span className="visually-hidden">{t('pending')}</span>
      </span>
    );
  }
  return (
    <span className="p">
      {formatPrice(pieceCents * line.amount, language)}
      {line.amount > 1 && (
        <small className="d-block text-2 fw-normal">
          {t('perPiece', { price: formatPrice(pieceCents, language) })}
        </small>
      )}
      {isPurchase && (
        <small className="d-block text-2 fw-normal">
          {listPriceCents === null
            ? t('net')
            : t('netWithRetail', { price: formatPrice(listPriceCents, language) })}
        </small>
      )}
    </span>
  );
}

/** Moves the focus before a line is removed: to the button of the next line, otherwise to the cart heading. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    document.querySelector<HTMLElement>('[data-cart-heading]');
  next?.focus();
}
