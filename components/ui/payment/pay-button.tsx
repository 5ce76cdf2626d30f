'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { findPaymentAddress } from '@/lib/browser/payments/open-payment';
import { Button } from '../form/button';
import { Note } from '../message/note';

type Props = { readonly link: string; readonly isProminent?: boolean };

/** Leads to where the order is paid. Without script it is a plain form, and the answer leads on. */
export function PayButton({ link, isProminent = false }: Props) {
  const t = useTranslations('payment');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  // Who comes back with the browser's Back finds the page as it was left.
  useEffect(() => {
    const rest = () => setIsBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function open(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setHasFailed(false);
    const address = await findPaymentAddress(link, language);
    if (address !== null) return window.location.assign(address);
    setIsBusy(false);
    setHasFailed(true);
  }

  return (
    <form method="post" action="/api/payments" onSubmit={(event) => void open(event)}>
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="language" value={language} />
      {hasFailed && (
        <Note tone="error" role="alert" className="mb-3">
          {t('unavailable')}
        </Note>
      )}
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel={t('busy')}
        {...(isProminent && { size: 'lg' })}
      >
        {t('pay')}
      </Button>
    </form>
  );
}
