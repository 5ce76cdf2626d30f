import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { Link } from '@/lib/platform/i18n/navigation';
import { LanguageSwitch } from './language-switch';
import { NavLinks, SiteMenu } from './late-frame';
import type { NavLabels } from './nav-labels';
import { NavShell } from './nav-shell';
import { ThemeSwitch } from './theme-switch';

type SiteHeaderProps = { language: Language; cartBadge: ReactNode };

/** The header of every page but the checkout's. */
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
    <NavShell>
      <nav className="container-xxl" aria-label={t('label')}>
        <Link className="lt-logo" href="/">
          {common('brand')}
        </Link>
        <NavLinks
          labels={labels}
          searchLabel={t('search')}
          wishLabel={t('wishList')}
          cartBadge={cartBadge}
          languageSwitch={languageSwitch}
        />
        <SiteMenu
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
    </NavShell>
  );
}
