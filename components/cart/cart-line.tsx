'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { isPresaleCategory } from '@/domain/access/presale';
import type { BasketLine } from '@/domain/basket/basket';
import type { DaySpan } from '@/domain/time/write-days';
import { shownPieceCents } from '@/domain/basket/shown-amounts';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { ColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import type { ShownLine } from '@/lib/browser/basket/use-cart';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { writePrice } from '@/domain/money/write-money';
import { LineColorSwap } from './line-color-swap';
import { LineDescription } from './line-description';
import { LinePicture } from '../ui/picture/line-picture';
import { MountedLines } from './mounted-lines';
import { QuantityField } from './quantity-field';
import { useLineActions } from './use-line-actions';
import '@/styles/by-use/order.scss';
import '@/styles/by-use/waiting.scss';
import './cart.scss';

const LineWishedDay = lazy(() =>
  import('./line-wished-day').then((module) => ({ default: module.LineWishedDay })),
);

interface Props {
  readonly shown: ShownLine;
  /** Of a configured bicycle. */
  readonly code: string | null;
  /** What is mounted to it. */
  readonly parts: readonly ShownLine[];
  /** When it arrives, in the shipment it is in; null while nobody knows. */
  readonly arrival: DaySpan | null;
  /** It is not sent: the days are those on which it can be fetched. */
  readonly isPickup: boolean;
  /** In which colour it would be there at once. */
  readonly swap: ReturnType<ColorSwaps['get']>;
  /** The sidebar only shows the amount; the page changes it. */
  readonly isEditable: boolean;
  readonly onRemoved: (line: BasketLine) => void;
}

/** One line of the basket. Its price waits for the shop while the amount is on its way. */
export function CartLine(props: Props) {
  const { shown, code, parts, arrival, isPickup, swap, isEditable, onRemoved } = props;
  const { line, amount, isPending } = shown;
  const t = useTranslations('cart.line');
  const { product, availability } = line;
  const { setAmount, remove } = useLineActions(line, onRemoved);
  const title = product?.title ?? t('gone');
  const isB2b = useIsB2b();

  return (
    <li aria-busy={isPending}>
      <LinePicture sku={product?.sku} />
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
          <AvailabilityMark availability={availability} arrival={arrival} isPickup={isPickup} />
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

/** As high as the field that comes, so that nothing moves. */
function WishedDayStandIn() {
  const t = useTranslations('cart.wishedDay');
  return (
    <div className="lt-line-wide lt-wished-day" aria-hidden="true">
      <span className="small">{t('label')}</span>
      <input type="date" className="form-control" disabled />
    </div>
  );
}

function LinePrice({ shown: { line, isPending } }: { readonly shown: ShownLine }) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const pieceCents = shownPieceCents(line, useShownPrice());
  if (pieceCents === null || !line.product) return <span className="p" />;
  const { price, listPriceCents } = line.product;
  const isPurchase = price.isNet && pieceCents === price.cents;
  if (isPending) {
    return (
      <span className="p">
        <span className="lt-skel lt-skel-sum" aria-hidden="true" />
        <span className="visually-hidden">{t('pending')}</span>
      </span>
    );
  }
  return (
    <span className="p">
      {writePrice(pieceCents * line.amount, language)}
      {line.amount > 1 && (
        <small className="d-block text-2 fw-normal">
          {t('perPiece', { price: writePrice(pieceCents, language) })}
        </small>
      )}
      {isPurchase && (
        <small className="d-block text-2 fw-normal">
          {listPriceCents === null
            ? t('net')
            : t('netWithRetail', { price: writePrice(listPriceCents, language) })}
        </small>
      )}
    </span>
  );
}

/** The line is about to go: focus moves to the next one's button, else to the heading of the cart. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    document.querySelector<HTMLElement>('[data-cart-heading]');
  next?.focus();
}
