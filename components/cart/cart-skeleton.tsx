'use client';

import { useTranslations } from 'next-intl';
import '@/styles/by-use/waiting.scss';
import './cart.scss';

/** Stands for the lines while the basket is being read. */
export function CartSkeleton() {
  const t = useTranslations('cart');
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {[1, 2].map((row) => (
        <div key={row} className="lt-skel-line" aria-hidden="true">
          <span className="lt-skel lt-skel-picture" />
          <span>
            <span className="lt-skel lt-skel-title" />
            <span className="lt-skel lt-skel-text" />
          </span>
        </div>
      ))}
    </div>
  );
}
