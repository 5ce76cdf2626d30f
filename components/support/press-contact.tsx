import { useLocale, useTranslations } from 'next-intl';
import { companyPhone, pressEmail } from '@/lib/platform/config/company';

/** Whom the press asks. */
export function PressContact() {
  const t = useTranslations('press');
  const language = useLocale();
  return (
    <div className="lt-panel mb-5">
      <h2 className="h4">{t('contact')}</h2>
      <p className="mb-0">
        {t.rich('contactText', {
          email: pressEmail,
          mail: (words) => <a href={`mailto:${pressEmail}`}>{words}</a>,
          phone: () => (
            <a className="num" href={companyPhone.href}>
              {companyPhone.text[language]}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
