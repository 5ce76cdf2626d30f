import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/catalog/availability';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { formatDay } from '@/lib/platform/i18n/days';

const paymentTexts: Record<string, 'payPrepayment' | 'payInvoice'> = {
  oxidpayadvance: 'payPrepayment',
  oxidinvoice: 'payInvoice',
};

/** What happens next, in the order it happens. */
export function DoneStory({
  order,
  availability,
}: {
  order: PlacedOrderView;
  availability: Availability;
}) {
  const t = useTranslations('checkout.done');
  const locale = useLocale();
  const { street, streetNumber, city } = order.deliveredTo;
  const when = availability.kind === 'date' ? formatDay(availability.date, locale) : t('soon');
  return (
    <>
      <p className="lead">
        {t.rich('lead', {
          number: String(order.orderNumber),
          email: order.email,
          b: (words) => <b className="num">{words}</b>,
        })}
      </p>
      <ol className="lt-bell mt-5">
        <Step when={t('today')}>{t('todayText')}</Step>
        <Step when={t('next')}>{t(paymentTexts[order.payment?.id ?? ''] ?? 'payOther')}</Step>
        <Step when={when}>
          {order.isPickup ? (
            t('pickup')
          ) : (
            <>
              <b>{t('date', { street: `${street} ${streetNumber}`, city })}</b> {t('dateCall')}
            </>
          )}
        </Step>
      </ol>
    </>
  );
}

function Step({ when, children }: { when: string; children: React.ReactNode }) {
  return (
    <li>
      <span className="k">{when}</span>
      <span className="v">{children}</span>
      <span />
    </li>
  );
}
