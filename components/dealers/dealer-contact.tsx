import { useTranslations } from 'next-intl';
import { shownEmail } from '@/domain/customer/shown-email';
import type { DealerPageView } from '@/lib/platform/views/dealer-view';
import { phoneHref } from './phone-href';

/** Address, phone, mail and website; what a shop does not have is left out. */
export function DealerContact({ dealer }: { dealer: DealerPageView }) {
  const t = useTranslations('dealer');
  const { street, zip, city, country, phone, email, website } = dealer;
  return (
    <section>
      <h2 className="h3">{t('contact')}</h2>
      <address className="mb-0 text-break">
        {street}
        <br />
        {zip} {city}
        <br />
        {country}
        {phone !== null && (
          <>
            <br />
            <a className="num" href={phoneHref(phone)}>
              {phone}
            </a>
          </>
        )}
        {email !== null && (
          <>
            <br />
            <a href={`mailto:${email}`}>{shownEmail(email)}</a>
          </>
        )}
        {website !== null && (
          <>
            <br />
            <a href={website} rel="noopener">
              {new URL(website).host}
            </a>
          </>
        )}
      </address>
    </section>
  );
}
