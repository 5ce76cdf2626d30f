'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { Button } from '../ui/form/button';
import './checkout.scss';

/** Below the address step: back to the cart, on to the payment. */
export function StepButtons({ isBusy }: { isBusy: boolean }) {
  const t = useTranslations('checkout.address');
  return (
    <div className="lt-pagenav mt-4">
      <Link className="lt-link" href="/checkout/cart">
        {t('back')}
      </Link>
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel={t('busy')}>
        {t('next')}
      </Button>
    </div>
  );
}
