import { useLocale, useTranslations } from 'next-intl';
import { companyPhone } from '@/lib/platform/config/company';
import { formatTimeRange } from '@/lib/platform/i18n/format-time';
import type { StoreView } from '@/lib/platform/views/dealer-view';
import { formatWeekdays } from '@/components/ui/availability/format-weekdays';
import '@/styles/on-demand/definition-lists.scss';

/** Phone number, address and opening hours of the manufacturer, as alternatives to the contact form. */
export function DirectContact({ shop }: { shop: StoreView | null }) {
  const t = useTranslations('contact');
  const language = useLocale();
  return (
    <section className="lt-panel mt-5 mb-5">
      <h2 className="h4 mb-3">{t('here')}</h2>
      <dl className="lt-definition-list mb-0">
        <dt>{t('phone')}</dt>
        <dd>
          <a className="num" href={companyPhone.href}>
            {companyPhone.text[language]}
          </a>
        </dd>
        {shop && (
          <>
            <dt>{t('visit')}</dt>
            <dd>
              {[shop.name, ...shop.addressLines].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </>
        )}
        {shop && shop.hours.length > 0 && (
          <>
            <dt>{t('hours')}</dt>
            <dd className="num">
              {shop.hours.map(({ days, opens, closes }) => (
                <div key={days.join()}>
                  {formatWeekdays(days, language)} {formatTimeRange(opens, closes, language)}
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
