import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { CallUs } from '@/components/support/call-us';
import { FaqBoard } from '@/components/support/faq-board';
import { SupportFrame } from '@/components/support/support-frame';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { findPage } from '@/lib/server/content/get-page';
import { listQuestions } from '@/lib/server/content/questions';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';
import { faqJsonLd } from '@/lib/server/seo/json-ld-faq';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const [t, faq] = await Promise.all([getTranslations('support'), getTranslations('faq')]);
  const words = { title: t('pages.faq.title'), description: faq('description') };
  return fixedPageMetadata(language, 'support/faq', words);
}

/** Questions and answers by category, searchable, each with an address of its own (Spec §2). */
export default async function FaqPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, faq, page, groups] = await Promise.all([
    getTranslations('support'),
    getTranslations('faq'),
    findPage(language, 'support/faq'),
    listQuestions(language),
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
    <SupportFrame
      title={page?.title ?? t('pages.faq.title')}
      lead={<RichText markdown={lead ?? t('lead')} />}
      current="faq"
    >
      {entries.length > 0 ? (
        <ClientMessages namespaces={['faq']}>
          <FaqBoard groups={groups} answers={answers} />
        </ClientMessages>
      ) : (
        <p className="lead">{faq('empty')}</p>
      )}
      <ContentBlocks blocks={rest} isInColumn />
      <CallUs />
      {entries.length > 0 && <JsonLd data={faqJsonLd(entries)} />}
    </SupportFrame>
  );
}
