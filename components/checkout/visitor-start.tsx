'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';
import { ButtonLink } from '../ui/form/button';
import { AddressForm } from './address-form';
import { OrderAs, type OrderAsChoice } from './order-as';
import type { AddressStepProps } from './use-address-form';
import './checkout.scss';

const loginPaths = {
  signIn: '/login?checkout=true',
  register: '/login?view=register&checkout=true',
} as const;

/** The address step of a visitor without an account: the form of a guest, or the way to an account. */
export function VisitorStart(props: AddressStepProps) {
  const t = useTranslations('checkout.address');
  const [chosen, setChosen] = useState<OrderAsChoice>('guest');
  return (
    <>
      <OrderAs chosen={chosen} onChoose={setChosen} />
      <div hidden={chosen !== 'guest'}>
        <AddressForm {...props} />
      </div>
      {chosen !== 'guest' && (
        <>
          <p className="text-2">{t('typedStays')}</p>
          <div className="lt-pagenav mt-4">
            <Link className="lt-link" href="/checkout/cart">
              {t('back')}
            </Link>
            <ButtonLink href={loginPaths[chosen]} size="lg" prefetch={false}>
              {t(chosen === 'signIn' ? 'toSignIn' : 'toRegister')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
