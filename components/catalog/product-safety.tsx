import { useTranslations } from 'next-intl';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { DisposalSymbol } from '@/components/ui/disposal-symbol';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ProductContact, ProductSafetyView } from '@/lib/platform/views/catalog-view';
import './product-safety.scss';

interface Props {
  readonly safety: ProductSafetyView;
  /** Heading element, one level below the heading of the surrounding section. */
  readonly heading?: 'h2' | 'h3';
}

/** Manufacturer, contact and safety information, collapsed. Works without JavaScript (GPSR, art. 19). */
export function ProductSafety({ safety, heading: Heading = 'h3' }: Props) {
  const t = useTranslations('safety');
  const { maker, responsible, warnings, hasBattery } = safety;
  if (maker === null && warnings.length === 0 && !hasBattery) return null;
  return (
    <details className="lt-disclosure">
      <summary>{t('title')}</summary>
      <div className="lt-disclosure-body">
        {maker && <Contact heading={Heading} label={t('maker')} contact={maker} />}
        {responsible && (
          <Contact heading={Heading} label={t('responsible')} contact={responsible} />
        )}
        {warnings.length > 0 && (
          <>
            <Heading>{t('warnings')}</Heading>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
        {hasBattery && (
          <div className="lt-disposal">
            <DisposalSymbol />
            <p>
              {t.rich('battery', {
                link: (chunks) => (
                  <Link href="/recycling" prefetch={false}>
                    {chunks}
                  </Link>
                ),
              })}
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

interface ContactProps {
  readonly heading: 'h2' | 'h3';
  readonly label: string;
  readonly contact: ProductContact;
}

function Contact({ heading: Heading, label, contact }: ContactProps) {
  return (
    <>
      <Heading>{label}</Heading>
      <p>
        {contact.name}
        <br />
        {contact.address}
        <br />
        <a href={`mailto:${contact.email}`}>{toDisplayEmail(contact.email)}</a>
      </p>
    </>
  );
}
