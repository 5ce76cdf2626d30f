import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { ContactForm } from '@/components/support/contact-form';
import { DirectContact } from '@/components/support/direct-contact';
import { SupportFrame } from '@/components/support/support-frame';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { findFlagship } from '@/lib/server/content/flagship';
import { findPage } from '@/lib/server/content/get-page';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';
import { flagshipJsonLd } from '@/lib/server/seo/flagship-json-ld';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const [t, contact] = await Promise.all([getTranslations('support'), getTranslations('contact')]);
  const words = { title: t('pages.contact.title'), description: contact('description') };
  return fixedPageMetadata(language, 'support/contact', words);
}

/** The form, and how else to reach the company (Spec §2). */
export default async function ContactPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, contact, page, flagship, shopData] = await Promise.all([
    getTranslations('support'),
    getTranslations('contact'),
    findPage(language, 'support/contact'),
    findFlagship(language),
    flagshipJsonLd(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <SupportFrame
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
    </SupportFrame>
  );
}
