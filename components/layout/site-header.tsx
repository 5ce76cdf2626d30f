import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/domain/locale/language';
import { Link } from '@/lib/platform/i18n/navigation';
import { LanguageSwitch, ThemeSwitch } from './site-controls';
import { LazyNavLinks, LazySiteMenu } from './lazy-layout-components';
import type { NavLabels } from './nav-labels';
import { HeaderShell } from './header-shell';

type SiteHeaderProps = { language: Language; cartBadge: ReactNode };

/** The header of every page except the checkout. */
export async function SiteHeader({ language, cartBadge }: SiteHeaderProps) {
  const [t, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')]);
  const labels: NavLabels = {
    bikes: t('bikes'),
    accessories: t('accessories'),
    news: t('news'),
    company: t('company'),
    support: t('support'),
    dealers: t('dealers'),
    login: t('login'),
    myAccount: t('myAccount'),
    cart: t('cart'),
  };
  const languageSwitch = (
    <LanguageSwitch other={language === 'de' ? 'en' : 'de'} label={t('otherLanguage')} />
  );
  return (
    <HeaderShell>
      <nav className="container-xxl" aria-label={t('label')}>
        <Link className="lt-logo" href="/">
          {common('brand')}
        </Link>
        <LazyNavLinks
          labels={labels}
          searchLabel={t('search')}
          wishListLabel={t('wishList')}
          cartBadge={cartBadge}
          languageSwitch={languageSwitch}
        />
        <LazySiteMenu
          labels={labels}
          words={{
            brand: common('brand'),
            menu: t('menu'),
            close: t('closeMenu'),
            cartShort: t('cartShort'),
            search: t('search'),
            wishes: t('wishList'),
          }}
          cartBadge={cartBadge}
          languageSwitch={languageSwitch}
          themeSwitch={<ThemeSwitch darkLabel={t('themeDark')} lightLabel={t('themeLight')} />}
        />
      </nav>
    </HeaderShell>
  );
}

/** The header of the checkout, without navigation. */
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
