import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/form/button';

/** The page content shown for a link to an order if the link has expired or was replaced by a newer one. */
export function ExpiredOrderLinkMessage() {
  const t = useTranslations('linkEnded');
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7 d-grid gap-3">
        <h1 className="mb-0">{t('title')}</h1>
        <p className="lead mb-0">{t('text')}</p>
        <div className="d-flex flex-wrap gap-3">
          <ButtonLink href="/my-account/b2c" prefetch={false}>
            {t('account')}
          </ButtonLink>
          <ButtonLink href="/support/contact" variant="outline" prefetch={false}>
            {t('contact')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The page content shown if the payment status could not be loaded. */
export function PaymentUnavailable() {
  const t = useTranslations('payment');
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7">
        <h1 className="mb-3">{t('brokenTitle')}</h1>
        <p className="lead">{t('brokenText')}</p>
      </div>
    </div>
  );
}
