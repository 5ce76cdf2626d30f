import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/platform/i18n/navigation';
import { ConsentButton } from './consent-button';

const legalPages = [
  { key: 'terms', slug: 'terms' },
  { key: 'privacy', slug: 'privacy-policy' },
  { key: 'withdrawal', slug: 'withdrawal' },
  { key: 'withdraw', slug: 'withdrawal-declaration' },
  { key: 'guarantee', slug: 'legal-guarantee' },
  { key: 'imprint', slug: 'imprint' },
] as const;

/**
 * Legal links only, the way to withdraw from a contract and the notice on the legal guarantee among them: for checkout and account
 * (design README §7).
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
