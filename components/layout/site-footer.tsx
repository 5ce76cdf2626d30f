import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import { addSoftHyphens } from '@/domain/text/typography';
import type { FooterLists } from '@/domain/content/content-lists';
import type { FooterLink } from '@/lib/server/content/get-footer';
import { Link } from '@/lib/platform/i18n/navigation';
import { getToday } from '@/lib/platform/i18n/format-days';
import { ConsentButton, ThemeSwitch } from './site-controls';
import { LazyNewsletterForm } from './lazy-layout-components';
import type { NewsletterFormMessages } from './newsletter-form';
import { socialLinks } from './social-links';

const shopLinks = [
  { key: 'bikes', href: '/bikes' },
  { key: 'accessories', href: '/accessories' },
  { key: 'outlet', href: '/bikes/outlet' },
  { key: 'dealers', href: '/dealers' },
] as const;

type SiteFooterProps = {
  language: Language;
  /** The links that editors have set in the content service. */
  pages: FooterLists<FooterLink>;
};

/**
 * The footer: links to main pages of the shop and of the content service in large type, links to secondary pages in
 * small type, then the copyright notice (Specification §2, §4). Contains the link to the withdrawal form on every page
 * (§ 356a BGB).
 */
export async function SiteFooter({ language, pages: { main, secondary } }: SiteFooterProps) {
  const [t, common, navigation] = await Promise.all([
    getTranslations('footer'),
    getTranslations('common'),
    getTranslations('navigation'),
  ]);
  const newsletterWords: NewsletterFormMessages = {
    email: t('newsletter.email'),
    subscribe: t('newsletter.subscribe'),
    busy: t('newsletter.busy'),
    sent: t('newsletter.sent'),
    invalid: t('newsletter.invalid'),
    failed: t('newsletter.failed'),
  };
  const { compare } = new Intl.Collator(language);
  const withWithdrawal = [
    ...secondary,
    { slug: 'withdrawal-declaration', title: t('withdraw') },
  ].sort((a, b) => compare(a.title, b.title));
  return (
    <footer className="lt-footer">
      <div className="container-xxl">
        <div className="row gy-5">
          <div className="col-lg-5">
            <p className="h3 mb-4 lt-footer-text">{t('newsletter.title')}</p>
            <LazyNewsletterForm language={language} labels={newsletterWords} />
            <p className="consent">
              {t.rich('newsletter.consent', {
                link: (chunks) => <Link href="/privacy-policy">{chunks}</Link>,
              })}
            </p>
          </div>
          <nav className="col-6 col-lg-3 offset-lg-1" aria-label={t('main')}>
            <ul className="main">
              {shopLinks.map(({ key, href }) => (
                <li key={key}>
                  <Link href={href}>{key === 'outlet' ? t('outlet') : navigation(key)}</Link>
                </li>
              ))}
              {main.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={`/${slug}`}>{addSoftHyphens(title)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="col-6 col-lg-3" aria-label={t('secondary')}>
            <ul className="sec">
              {withWithdrawal.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={`/${slug}`}>{addSoftHyphens(title)}</Link>
                </li>
              ))}
              <li>
                <ConsentButton label={t('cookies')} />
              </li>
            </ul>
          </nav>
        </div>
        <div className="d-flex flex-wrap justify-content-between align-items-end gap-4 mt-6">
          <Link className="lt-logo" href="/">
            {common('brand')}
          </Link>
          <div className="legal text-lg-end">
            <ul
              className="d-flex flex-wrap column-gap-4 justify-content-lg-end"
              aria-label={t('social')}
            >
              {socialLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener me">
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <ThemeSwitch
                  darkLabel={navigation('themeDark')}
                  lightLabel={navigation('themeLight')}
                />
              </li>
            </ul>
            {t('rights', { year: getToday().slice(0, 4) })}
          </div>
        </div>
      </div>
    </footer>
  );
}

const legalPages = [
  { key: 'terms', slug: 'terms' },
  { key: 'privacy', slug: 'privacy-policy' },
  { key: 'withdrawal', slug: 'withdrawal' },
  { key: 'withdraw', slug: 'withdrawal-declaration' },
  { key: 'guarantee', slug: 'legal-guarantee' },
  { key: 'imprint', slug: 'imprint' },
] as const;

/**
 * The footer of checkout and account: legal links only, including the withdrawal form and the notice on the legal
 * guarantee.
 */
export async function SlimFooter() {
  const t = await getTranslations('footer');
  return (
    <footer className="lt-footer-slim">
      <nav className="container-xxl" aria-label={t('legal')}>
        {legalPages.map(({ key, slug }) => (
          <Link key={key} href={`/${slug}`}>
            {t(key)}
          </Link>
        ))}
        <ConsentButton label={t('cookies')} />
        <span className="ms-auto">{t('quiet')}</span>
      </nav>
    </footer>
  );
}
