import { cache } from 'react';
import type { Language } from '@/domain/locale/language';
import { fetchDownloads, mapDownload, fetchFaqs } from '@/lib/gateways/content/support.gateway';
import type { DownloadView } from '@/lib/platform/views/content-view';
import { getResultData } from '@/lib/gateways/result';
import { type FaqEntry, type FaqGroup, groupQuestions } from '@/domain/content/faq-search';
import { toHeadingId } from '@/domain/content/content-text';
import 'server-only';

/** Returns all downloads. Throws when the content service fails. */
export const listDownloads = cache(async (language: Language): Promise<DownloadView[]> => {
  const downloads = getResultData(await fetchDownloads(language), 'downloads');
  return downloads.flatMap((download) => mapDownload(download, language) ?? []);
});

/** Returns all FAQs by category, each with a slug for its link. Throws when the content service fails. */
export const listFaqs = cache(async (language: Language): Promise<FaqGroup<FaqEntry>[]> => {
  const faqs = getResultData(await fetchFaqs(language), 'questions');
  return groupQuestions(
    faqs.map(({ question, slug, category, answer }) => ({
      question,
      slug: slug ?? toHeadingId(question),
      category: category ?? '',
      answer: answer ?? '',
    })),
  );
});
