import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import { Link } from '@/lib/platform/i18n/navigation';
import { LanguageSwitch } from './language-switch';

/** The checkout's own header, without navigation. */
export async function CheckoutHeader({ language }: { language: Language }) {
  const [t, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')]);
  return (
    <header className="container-xxl">
      <div className="lt-checkout-head">
        <Link className="lt-logo" href="/">
          {common('brand')}
        </Link>
        <span className="small text-2 d-none d-sm-inline">{t('checkoutHelp')}</span>
        <LanguageSwitch
          other={language === 'de' ? 'en' : 'de'}
          label={t('otherLanguage')}
          className="small lt-link"
        />
      </div>
    </header>
  );
}
