import type { Language } from '@/domain/language/detect-language';
import { distinctWords } from '@/domain/search/distinct-words';
import { kindWords } from '@/domain/search/kind-words';
import type { SearchEntry } from '@/domain/search/search-entry';
import type { WireBlogCard } from '@/lib/gateways/content/blogs.gateway';
import type { WireDealer } from '@/lib/gateways/content/map-dealer';
import type { WireFaq } from '@/lib/gateways/content/faqs.gateway';
import type { WireFeatureCard } from '@/lib/gateways/content/features.gateway';
import type { WireJobCard } from '@/lib/gateways/content/jobs.gateway';
import type { WirePageText } from '@/lib/gateways/content/page-texts.gateway';
import { plainText } from './plain-text';

/** Keeps the index small: the first words of a text say what it is about. */
const mostWords = 150;

/** An article: found by title, teaser and the words of its text. */
export function articleSearchEntries(blog: WireBlogCard, language: Language): SearchEntry[] {
  if (!blog.slug) return [];
  const text = plainText(blog.teaser ?? '');
  const shown = { title: nfc(blog.title), text };
  const names = nfc(`${kindWords[language].article} ${blog.author ?? ''}`);
  const words = bodyWords(plainText(blog.body ?? ''), { ...shown, names }, language);
  return [{ kind: 'article', path: `/news/${blog.slug}`, ...shown, names, words, fits: '' }];
}

/** A content page; the words of the cookie box are no page. Home has an address of its own. */
export function pageSearchEntries(page: WirePageText, language: Language): SearchEntry[] {
  if (!page.slug || page.slug === 'cookies') return [];
  const shown = { title: nfc(page.title), text: nfc(page.metaDescription ?? '') };
  const body = plainText(stringsIn(page.pageZone).join('\n\n'));
  return [
    {
      kind: 'page',
      path: page.slug === 'home' ? '/' : `/${page.slug}`,
      ...shown,
      names: '',
      words: bodyWords(body, { ...shown, names: '' }, language),
      fits: '',
    },
  ];
}

/** A feature stands among the pages. */
export function featureSearchEntries({ slug, title, teaser }: WireFeatureCard): SearchEntry[] {
  if (!slug) return [];
  const text = plainText(teaser ?? '');
  return [
    {
      kind: 'page',
      path: `/features/${slug}`,
      title: nfc(title),
      names: '',
      text,
      words: '',
      fits: '',
    },
  ];
}

/** A job stands among the pages; one looks for it by department and town too. */
export function jobSearchEntries(job: WireJobCard, language: Language): SearchEntry[] {
  if (!job.slug) return [];
  const names = nfc([kindWords[language].job, job.department, job.location].join(' '));
  const text = plainText(job.teaser ?? '');
  return [
    {
      kind: 'page',
      path: `/jobs/${job.slug}`,
      title: nfc(job.title),
      names,
      text,
      words: '',
      fits: '',
    },
  ];
}

/** A question with its answer. */
export function faqSearchEntries(faq: WireFaq, language: Language): SearchEntry[] {
  if (!faq.slug) return [];
  return [
    {
      kind: 'faq',
      path: `/support/faq#${faq.slug}`,
      title: nfc(faq.question),
      names: nfc(`${kindWords[language].faq} ${faq.category ?? ''}`),
      text: plainText(faq.answer ?? ''),
      words: '',
      fits: '',
    },
  ];
}

/** One looks for a dealer by name and town. */
export function dealerSearchEntries(dealer: WireDealer, language: Language): SearchEntry[] {
  const { slug, name, street, strNumber, zip, city } = dealer;
  if (!slug || !city) return [];
  return [
    {
      kind: 'dealer',
      path: `/dealers/${slug}`,
      title: nfc(name),
      names: nfc(`${kindWords[language].dealer} ${city}`),
      text: nfc(`${[street, strNumber].filter(Boolean).join(' ')}, ${zip ?? ''} ${city}`),
      words: '',
      fits: '',
    },
  ];
}

function bodyWords(
  body: string,
  { title, text, names }: Pick<SearchEntry, 'title' | 'text' | 'names'>,
  language: Language,
): string {
  return distinctWords(body, {
    known: `${title} ${text} ${names}`,
    language,
    limit: mostWords,
  });
}

/** Every text in the blocks of a page, in their order. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '__typename' ? [] : stringsIn(part),
  );
}

function nfc(text: string): string {
  return text.normalize('NFC').trim();
}
