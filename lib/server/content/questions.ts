import 'server-only';
import { cache } from 'react';
import { type FaqEntry, type FaqGroup, groupQuestions } from '@/domain/content/faq-search';
import { headingId } from '@/domain/content/heading-id';
import type { Language } from '@/domain/language/detect-language';
import { readFaqs } from '@/lib/gateways/content/faqs.gateway';
import { required } from '@/lib/server/required';

/** All questions by category, each with a slug to link to. Throws when the content service cannot answer. */
export const listQuestions = cache(async (language: Language): Promise<FaqGroup<FaqEntry>[]> => {
  const faqs = required(await readFaqs(language), 'questions');
  return groupQuestions(
    faqs.map(({ question, slug, category, answer }) => ({
      question,
      slug: slug ?? headingId(question),
      category: category ?? '',
      answer: answer ?? '',
    })),
  );
});
