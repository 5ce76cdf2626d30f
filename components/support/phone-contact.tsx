import { useLocale, useTranslations } from 'next-intl';
import { companyPhone } from '@/lib/platform/config/company';
import { Link } from '@/lib/platform/i18n/navigation';

/** Phone number and contact link for visitors who have not found an answer. */
export function PhoneContact() {
  const t = useTranslations('support.call');
  const language = useLocale();
  return (
    <div className="lt-panel mt-5">
      <h2 className="h4">{t('title')}</h2>
      <p className="mb-0">
        {t.rich('text', {
          phone: () => (
            <a className="lt-strong num" href={companyPhone.href}>
              {companyPhone.text[language]}
            </a>
          ),
          link: (chunks) => <Link href="/support/contact">{chunks}</Link>,
        })}
      </p>
    </div>
  );
}
