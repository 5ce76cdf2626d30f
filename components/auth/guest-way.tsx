'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '../ui/form/button';
import './auth.scss';

/** The way through the checkout without an account. */
export function GuestWay() {
  const t = useTranslations('auth.guest');
  return (
    <section className="lt-guest-way" aria-labelledby="guest-way">
      <h2 id="guest-way" className="h4 mb-1">
        {t('title')}
      </h2>
      <p className="text-2">{t('text')}</p>
      <ButtonLink href="/checkout/address" variant="outline">
        {t('action')}
      </ButtonLink>
    </section>
  );
}
