'use client';

import { useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { useRestoredCart } from '@/lib/browser/basket/use-restored-cart';
import { Notice } from '@/components/ui/message/notice';
import { useState } from 'react';
import { getLatestAvailability } from '@/domain/availability/availability';
import { groupLines } from '@/domain/configurator/line-group';
import {
  type CartView,
  getDisplayedBasket,
  type CartLineView,
} from '@/lib/browser/basket/use-cart';
import type { ColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import { getDestinationCountry } from '@/lib/browser/checkout/tax-note';
import { computeLineDelivery } from '@/lib/platform/basket-delivery';
import { CartLine } from './cart-line';
import './cart.scss';
import '@/styles/on-demand/order.scss';
import '@/styles/on-demand/skeletons.scss';

interface RemovedLineProps {
  /** The line that was removed last; null if none was removed. */
  readonly line: BasketLine | null;
  readonly onRestored: () => void;
}

/**
 * Announces which line was removed, also to screen readers, and offers to restore it with quantity, comment and
 * requested date.
 */
function RemovedLine({ line, onRestored }: RemovedLineProps) {
  const t = useTranslations('cart');
  const product = line?.product ?? null;
  const title = product?.title ?? t('line.gone');

  async function undo({ amount, persParam }: BasketLine, productId: string) {
    onRestored();
    const outcome = await addToBasket({ productId, title, amount, persParam });
    if (outcome.kind === 'partly')
      showToast({ message: t('line.limited', { title, amount: outcome.added }) });
    if (outcome.kind === 'failed') showToast({ message: t('add.failed'), variant: 'danger' });
  }

  return (
    <div className={line ? 'lt-line-removed small' : undefined}>
      <span role="status">{line && t('line.removed', { title })}</span>
      {line && product && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => void undo(line, product.id)}
        >
          {t('line.undo')}
        </button>
      )}
    </div>
  );
}

/** States that the expired basket of an earlier visit was restored, and lists the items that could not be restored. */
function RestoredCartNote() {
  const t = useTranslations('cart.restored');
  const restored = useRestoredCart();
  if (restored === null) return null;
  return (
    <Notice role="status" className="mb-4">
      {t('text')}
      {restored.missing.length > 0 && ` ${t('missing', { titles: restored.missing.join(', ') })}`}
    </Notice>
  );
}

interface CartLinesProps {
  readonly cart: CartView;
  readonly isEditable: boolean;
  /**
   * The color suggestions for bicycles with a long delivery time, by line id. Not passed by the sidebar, which shows
   * none.
   */
  readonly swaps?: ColorSwaps | null;
}

/** The lines of the basket and, below them, the items that are being added. The line removed last can be restored. */
export function CartLines({ cart, isEditable, swaps }: CartLinesProps) {
  const t = useTranslations('cart.line');
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const { lines, additions } = cart;
  const basket = getDisplayedBasket(cart);
  const countryId = basket && getDestinationCountry(basket, null);
  const isEmpty = lines.length === 0 && additions.length === 0;
  return (
    <>
      <RestoredCartNote />
      <RemovedLine line={removed} onRestored={() => setRemoved(null)} />
      {!isEmpty && (
        <ul className="lt-line-items">
          {groupsOf(lines).map(({ head, code, parts }) => (
            <CartLine
              key={head.line.id}
              shown={head}
              code={code}
              parts={parts}
              arrival={basket && computeLineDelivery(basket, head.line.id, countryId)}
              isPickup={countryId === null}
              swap={swaps?.get(head.line.id)}
              isEditable={isEditable}
              onRemoved={setRemoved}
            />
          ))}
          {additions.map(({ key, title }) => (
            <li key={key} aria-busy="true">
              <span className="pic">
                <span className="lt-skeleton lt-skeleton-picture" />
              </span>
              <div>
                <h3>{title}</h3>
                <div className="small text-2">{t('adding', { title })}</div>
              </div>
              <span className="p">
                <span className="lt-skeleton lt-skeleton-sum" aria-hidden="true" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CartGroup {
  readonly head: CartLineView;
  readonly code: string | null;
  readonly parts: readonly CartLineView[];
}

/** Groups each bicycle with its mounted parts. A group is available on the date of its last available part. */
function groupsOf(lines: readonly CartLineView[]): CartGroup[] {
  const keyed = lines.map((shown) => ({
    ...{ shown, sku: shown.line.product?.sku ?? null, persParam: shown.line.persParam },
  }));
  return groupLines(keyed).map(({ line: { shown: head }, code, parts }) => {
    const mounted = parts.map(({ shown }) => shown);
    const all = [head, ...mounted].map(({ line }) => line.availability);
    const line = { ...head.line, availability: getLatestAvailability(all) };
    return { head: { ...head, line }, code, parts: mounted };
  });
}
