import { useTranslations } from 'next-intl';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { DealerPageView } from '@/lib/platform/views/dealer-view';

/** Returns the `tel:` URL of a phone number. */
export function toPhoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Address, phone, email and website of a dealer; data that the dealer has not given are omitted. */
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
            <a className="num" href={toPhoneHref(phone)}>
              {phone}
            </a>
          </>
        )}
        {email !== null && (
          <>
            <br />
            <a href={`mailto:${email}`}>{toDisplayEmail(email)}</a>
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

/**
 * Links to the route to a dealer on external map services. No third-party content is loaded before a link is followed.
 */
export function RouteLinks({ dealer }: { dealer: DealerPageView }) {
  const t = useTranslations('dealer');
  const { latitude, longitude, name, street, zip, city } = dealer;
  const address = `${name}, ${street}, ${zip} ${city}`;
  const google = new URLSearchParams({ api: '1', destination: address });
  const osm = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  const links = [
    [t('routeGeo'), `geo:${latitude},${longitude}?q=${encodeURIComponent(address)}`],
    [t('routeOsm'), `https://www.openstreetmap.org/?${osm}#map=17/${latitude}/${longitude}`],
    [t('routeGoogle'), `https://www.google.com/maps/dir/?${google}`],
  ] as const;
  return (
    <section>
      <h2 className="h3">{t('route')}</h2>
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {links.map(([label, href]) => (
          <li key={label}>
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
