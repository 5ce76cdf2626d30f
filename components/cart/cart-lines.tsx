'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { latestAvailability } from '@/domain/catalog/availability';
import { groupLines } from '@/domain/configuration/line-group';
import { type CartView, shownBasket, type ShownLine } from '@/lib/browser/basket/use-cart';
import type { ColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import { arrivesIn } from '@/lib/browser/checkout/tax-of';
import { lineArrival } from '@/lib/platform/delivery/basket-arrival';
import { CartLine } from './cart-line';
import { RemovedLine } from './removed-line';
import { RestoredCartNote } from './restored-cart-note';
import '@/styles/by-use/order.scss';
import '@/styles/by-use/waiting.scss';
import './cart.scss';

interface Props {
  readonly cart: CartView;
  readonly isEditable: boolean;
  /** Colours that would bring late bicycles at once; the sidebar does not tell. */
  readonly swaps?: ColorSwaps | null;
}

/** The lines, and below them what is on its way into the basket. What was removed last can be brought back. */
export function CartLines({ cart, isEditable, swaps }: Props) {
  const t = useTranslations('cart.line');
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const { lines, additions } = cart;
  const basket = shownBasket(cart);
  const countryId = basket && arrivesIn(basket, null);
  const isEmpty = lines.length === 0 && additions.length === 0;
  return (
    <>
      <RestoredCartNote />
      <RemovedLine line={removed} onUndone={() => setRemoved(null)} />
      {!isEmpty && (
        <ul className="lt-line-items">
          {groupsOf(lines).map(({ head, code, parts }) => (
            <CartLine
              key={head.line.id}
              shown={head}
              code={code}
              parts={parts}
              arrival={basket && lineArrival(basket, head.line.id, countryId)}
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
  readonly head: ShownLine;
  readonly code: string | null;
  readonly parts: readonly ShownLine[];
}

/** A bicycle with what is mounted to it, which is there when the last of it is. */
function groupsOf(lines: readonly ShownLine[]): CartGroup[] {
  const keyed = lines.map((shown) => ({
    ...{ shown, sku: shown.line.product?.sku ?? null, persParam: shown.line.persParam },
  }));
  return groupLines(keyed).map(({ line: { shown: head }, code, parts }) => {
    const mounted = parts.map(({ shown }) => shown);
    const all = [head, ...mounted].map(({ line }) => line.availability);
    const line = { ...head.line, availability: latestAvailability(all) };
    return { head: { ...head, line }, code, parts: mounted };
  });
}
