import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { PhoneContact } from '@/components/support/phone-contact';
import { SearchableFaq } from '@/components/support/searchable-faq';
import { SupportLayout } from '@/components/support/support-layout';
import { ClientMessages } from '@/components/ui/client-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { listFaqs } from '@/lib/server/content/support';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildFaqJsonLd } from '@/lib/server/seo/json-ld-content';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, faq] = await Promise.all([getTranslations('support'), getTranslations('faq')]);
  const metadata = { title: t('pages.faq.title'), description: faq('description') };
  return buildFixedPageMetadata(language, 'support/faq', metadata);
}

/** Questions and answers by category, searchable, each with its own link target (Specification §2). */
export default async function FaqPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, faq, page, groups] = await Promise.all([
    getTranslations('support'),
    getTranslations('faq'),
    findOptionalPage(language, 'support/faq'),
    listFaqs(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const entries = groups.flatMap((group) => group.entries);
  const answers = Object.fromEntries(
    entries.map(({ slug, answer }) => [
      slug,
      <RichText key={slug} markdown={answer} topLevel={3} />,
    ]),
  );
  return (
    <SupportLayout
      title={page?.title ?? t('pages.faq.title')}
      lead={<RichText markdown={lead ?? t('lead')} />}
      current="faq"
    >
      {entries.length > 0 ? (
        <ClientMessages namespaces={['faq']}>
          <SearchableFaq groups={groups} answers={answers} />
        </ClientMessages>
      ) : (
        <p className="lead">{faq('empty')}</p>
      )}
      <ContentBlocks blocks={rest} isInColumn />
      <PhoneContact />
      {entries.length > 0 && <JsonLd data={buildFaqJsonLd(entries)} />}
    </SupportLayout>
  );
}
