'use client';

import { useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { useRestoredCart } from '@/lib/browser/basket/use-restored-cart';
import { Note } from '@/components/ui/message/note';
import { useState } from 'react';
import { getLatestAvailability } from '@/domain/availability/availability';
import { groupLines } from '@/domain/configurator/line-group';
import { type CartView, getShownBasket, type CartLineView } from '@/lib/browser/basket/use-cart';
import type { ColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import { getDestinationCountry } from '@/lib/browser/checkout/tax-note';
import { computeLineDelivery } from '@/lib/platform/basket-delivery';
import { CartLine } from './cart-line';
import './cart.scss';
import '@/styles/on-demand/order.scss';
import '@/styles/on-demand/skeletons.scss';

interface RemovedLineProps {
  /** Null as long as nothing was removed. */
  readonly line: BasketLine | null;
  readonly onRestored: () => void;
}

/** Says which line went, to those who do not see it too, and brings it back as it was: pieces, note and wished day. */
function RemovedLine({ line, onRestored: onUndone }: RemovedLineProps) {
  const t = useTranslations('cart');
  const product = line?.product ?? null;
  const title = product?.title ?? t('line.gone');

  async function undo({ amount, persParam }: BasketLine, productId: string) {
    onUndone();
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

/** Says that the basket of an earlier visit had expired and was filled again, and what could not come along. */
function RestoredCartNote() {
  const t = useTranslations('cart.restored');
  const restored = useRestoredCart();
  if (restored === null) return null;
  return (
    <Note role="status" className="mb-4">
      {t('text')}
      {restored.missing.length > 0 && ` ${t('missing', { titles: restored.missing.join(', ') })}`}
    </Note>
  );
}

interface CartLinesProps {
  readonly cart: CartView;
  readonly isEditable: boolean;
  /** Colours that would bring late bicycles at once; the sidebar does not tell. */
  readonly swaps?: ColorSwaps | null;
}

/** The lines, and below them what is on its way into the basket. What was removed last can be brought back. */
export function CartLines({ cart, isEditable, swaps }: CartLinesProps) {
  const t = useTranslations('cart.line');
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const { lines, additions } = cart;
  const basket = getShownBasket(cart);
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
                <span className="lt-skel lt-skel-picture" />
              </span>
              <div>
                <h3>{title}</h3>
                <div className="small text-2">{t('adding', { title })}</div>
              </div>
              <span className="p">
                <span className="lt-skel lt-skel-sum" aria-hidden="true" />
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

/** A bicycle with what is mounted to it, which is there when the last of it is. */
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
