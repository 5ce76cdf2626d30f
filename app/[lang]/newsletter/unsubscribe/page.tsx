import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterTokenForm } from '@/components/company/newsletter-token-form';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.unsubscribe');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Cancels a newsletter subscription with the token in the URL, which must not appear in a Referer header. */
export default function NewsletterUnsubscribePage() {
  return (
    <div className="container-xxl pt-5 pb-7">
      <ClientMessages namespaces={['newsletter']}>
        <NewsletterTokenForm action="unsubscribe" />
      </ClientMessages>
    </div>
  );
}
