'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartView } from '@/lib/browser/basket/use-cart';
import { CartLine } from './cart-line';
import './cart.scss';

interface Props {
  readonly cart: CartView;
  readonly isEditable: boolean;
}

/** The lines, and below them what is on its way into the basket. What was removed is said to those who listen. */
export function CartLines({ cart: { lines, additions }, isEditable }: Props) {
  const t = useTranslations('cart.line');
  const [announcement, setAnnouncement] = useState('');
  const isEmpty = lines.length === 0 && additions.length === 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {!isEmpty && (
        <ul className="lt-line-items">
          {lines.map((shown) => (
            <CartLine
              key={shown.line.id}
              shown={shown}
              isEditable={isEditable}
              announce={setAnnouncement}
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
