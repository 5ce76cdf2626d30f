'use client';

import { useTranslations } from 'next-intl';
import type { CartView } from '@/lib/browser/basket/use-cart';
import { Link } from '@/lib/platform/i18n/navigation';
import './add-to-basket.scss';

interface Props {
  readonly cart: CartView;
  readonly onLeave?: () => void;
}

/** The link to the checkout. Disabled, with the reason, while a change is being saved or an item cannot be ordered. */
export function CheckoutLink({ cart, onLeave }: Props) {
  const t = useTranslations('cart');
  const className = 'btn btn-primary btn-lg w-100';
  if (cart.canCheckout) {
    return (
      <Link href="/checkout/address" className={className} onClick={onLeave}>
        {t('toCheckout')}
      </Link>
    );
  }
  const reason = cart.isBusy || cart.status !== 'ready' ? t('checkoutWaits') : t('checkoutBlocked');
  return (
    <button
      type="button"
      className={`${className} lt-add-to-basket`}
      aria-disabled="true"
      title={reason}
    >
      {t('toCheckout')}
      <span className="visually-hidden">{reason}</span>
    </button>
  );
}
