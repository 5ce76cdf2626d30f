import type { Language } from '@/domain/locale/language';
import { entryKindKeywords, listDistinctWords } from '@/domain/search/index-words';
import type { SearchEntry } from '@/domain/search/search-entry';
import type { ArticleCardDto } from '@/lib/gateways/content/articles.gateway';
import type { DealerDto } from '@/lib/gateways/content/map-dealer';
import type { FaqDto } from '@/lib/gateways/content/support.gateway';
import type { FeatureCardDto } from '@/lib/gateways/content/features.gateway';
import type { JobCardDto } from '@/lib/gateways/content/jobs.gateway';
import type { PageTextDto } from '@/lib/gateways/content/pages.gateway';
import { toPlainText } from '@/lib/server/content/markdown';

/** Maximum number of indexed words per text, which limits the size of the index. */
const maxWords = 150;

/** Builds the entry of an article, found by title, teaser and text. */
export function toArticleSearchEntries(blog: ArticleCardDto, language: Language): SearchEntry[] {
  if (!blog.slug) return [];
  const text = toPlainText(blog.teaser ?? '');
  const shown = { title: nfc(blog.title), text };
  const names = nfc(`${entryKindKeywords[language].article} ${blog.author ?? ''}`);
  const words = bodyWords(toPlainText(blog.body ?? ''), { ...shown, names }, language);
  return [{ kind: 'article', path: `/news/${blog.slug}`, ...shown, names, words, fits: '' }];
}

/**
 * Builds the entry of a content page; none for the cookies page, whose texts are shown in the cookie notice. The home
 * page has the path `/`.
 */
export function toPageSearchEntries(page: PageTextDto, language: Language): SearchEntry[] {
  if (!page.slug || page.slug === 'cookies') return [];
  const shown = { title: nfc(page.title), text: nfc(page.metaDescription ?? '') };
  const body = toPlainText(stringsIn(page.pageZone).join('\n\n'));
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

/** Builds the entry of a feature. Search results show it in the group of pages. */
export function toFeatureSearchEntries({ slug, title, teaser }: FeatureCardDto): SearchEntry[] {
  if (!slug) return [];
  const text = toPlainText(teaser ?? '');
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

/** Builds the entry of a job, found by department and town, too. Search results show it in the group of pages. */
export function toJobSearchEntries(job: JobCardDto, language: Language): SearchEntry[] {
  if (!job.slug) return [];
  const names = nfc([entryKindKeywords[language].job, job.department, job.location].join(' '));
  const text = toPlainText(job.teaser ?? '');
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

/** Builds the entry of a question and its answer. */
export function toFaqSearchEntries(faq: FaqDto, language: Language): SearchEntry[] {
  if (!faq.slug) return [];
  return [
    {
      kind: 'faq',
      path: `/support/faq#${faq.slug}`,
      title: nfc(faq.question),
      names: nfc(`${entryKindKeywords[language].faq} ${faq.category ?? ''}`),
      text: toPlainText(faq.answer ?? ''),
      words: '',
      fits: '',
    },
  ];
}

/** Builds the entry of a dealer, found by name and town. */
export function toDealerSearchEntries(dealer: DealerDto, language: Language): SearchEntry[] {
  const { slug, name, street, strNumber, zip, city } = dealer;
  if (!slug || !city) return [];
  return [
    {
      kind: 'dealer',
      path: `/dealers/${slug}`,
      title: nfc(name),
      names: nfc(`${entryKindKeywords[language].dealer} ${city}`),
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
  return listDistinctWords(body, {
    known: `${title} ${text} ${names}`,
    language,
    limit: maxWords,
  });
}

/** Returns all texts in the blocks of a page, in order. */
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
