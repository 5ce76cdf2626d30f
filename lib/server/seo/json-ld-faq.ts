import type { FaqEntry } from '@/domain/content/faq-search';
import { plainText } from '@/lib/server/search/plain-text';
import type { Json } from './json-ld';

/** schema.org FAQPage: every question with its answer, as plain text. */
export function faqJsonLd(entries: readonly FaqEntry[]): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
