import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { ContactForm } from '@/components/support/contact-form';
import { DirectContact } from '@/components/support/direct-contact';
import { SupportLayout } from '@/components/support/support-layout';
import { ClientMessages } from '@/components/ui/client-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { findFlagshipStore } from '@/lib/server/dealers/list-dealers';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';
import { findFlagshipJsonLd } from '@/lib/server/seo/json-ld-site';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, contact] = await Promise.all([getTranslations('support'), getTranslations('contact')]);
  const metadata = { title: t('pages.contact.title'), description: contact('description') };
  return buildFixedPageMetadata(language, 'support/contact', metadata);
}

/** The contact form and other ways to contact the company (Specification §2). */
export default async function ContactPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, contact, page, flagship, shopData] = await Promise.all([
    getTranslations('support'),
    getTranslations('contact'),
    findOptionalPage(language, 'support/contact'),
    findFlagshipStore(language),
    findFlagshipJsonLd(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <SupportLayout
      title={page?.title ?? t('pages.contact.title')}
      lead={<RichText markdown={lead ?? contact('lead')} />}
      current="contact"
    >
      <ClientMessages namespaces={['contact']}>
        <ContactForm />
      </ClientMessages>
      <DirectContact shop={flagship} />
      <ContentBlocks blocks={rest} isInColumn />
      <JsonLd data={shopData} />
    </SupportLayout>
  );
}
