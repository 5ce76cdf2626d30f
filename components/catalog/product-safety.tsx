import { useTranslations } from 'next-intl';
import { shownEmail } from '@/domain/customer/shown-email';
import { CrossedOutBin } from '@/components/ui/crossed-out-bin';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ProductContact, ProductSafetyView } from '@/lib/platform/views/product-safety-view';
import './product-safety.scss';

/** Who made it, how to write to them, and what to be careful of: folded, and there without any script (GPSR, art. 19). */
export function ProductSafety({ safety }: { readonly safety: ProductSafetyView }) {
  const t = useTranslations('safety');
  const { maker, responsible, warnings, hasBattery } = safety;
  if (maker === null && warnings.length === 0 && !hasBattery) return null;
  return (
    <details className="lt-fold">
      <summary>{t('title')}</summary>
      <div className="lt-fold-body">
        {maker && <Contact label={t('maker')} contact={maker} />}
        {responsible && <Contact label={t('responsible')} contact={responsible} />}
        {warnings.length > 0 && (
          <>
            <h3>{t('warnings')}</h3>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
        {hasBattery && (
          <div className="lt-take-back">
            <CrossedOutBin />
            <p>
              {t.rich('battery', {
                link: (words) => (
                  <Link href="/recycling" prefetch={false}>
                    {words}
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

function Contact({ label, contact }: { readonly label: string; readonly contact: ProductContact }) {
  return (
    <>
      <h3>{label}</h3>
      <p>
        {contact.name}
        <br />
        {contact.address}
        <br />
        <a href={`mailto:${contact.email}`}>{shownEmail(contact.email)}</a>
      </p>
    </>
  );
}
