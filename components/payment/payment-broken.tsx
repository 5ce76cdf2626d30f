import { useTranslations } from 'next-intl';

/** When nobody can say how the payment stands. */
export function PaymentBroken() {
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
