import { escapeXml, formatXmlField as field } from '@/domain/text/xml';
import { getTranslations } from 'next-intl/server';
import { parseLanguage } from '@/domain/locale/language';
import { listArticles } from '@/lib/server/content/articles';
import { toSiteUrl } from '@/lib/platform/config/env';
import 'server-only';

interface FeedItem {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  readonly text: string;
  /** Date (YYYY-MM-DD) or date and time in ISO 8601. */
  readonly date: string | null;
  readonly author: string | null;
  readonly category: string | null;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  /** The URL of the feed itself. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

const day = (date: string | null): string | null =>
  date === null ? null : new Date(date).toUTCString();

/** Builds an RSS 2.0 document; its dates are in RFC 822 format. */
export function formatFeedXml({ title, description, language, url, self, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item>${field('title', item.title)}${field('link', item.url)}` +
      `<guid isPermaLink="true">${escapeXml(item.url)}</guid>${field('description', item.text)}` +
      `${field('pubDate', day(item.date))}${field('dc:creator', item.author)}${field('category', item.category)}</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel>${field('title', title)}${field('link', url)}${field('description', description)}${field('language', language)}`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Maximum number of items in the feed, which contains the newest articles. */
const MAX_ITEMS = 30;

type LangContext = { params: Promise<{ lang: string }> };

/** Returns the news of one language as RSS; 404 for an unsupported language. */
export async function handleNewsFeed(
  _request: Request,
  { params }: LangContext,
): Promise<Response> {
  const language = parseLanguage((await params).lang);
  if (language === null) return new Response(null, { status: 404 });
  const [t, articles] = await Promise.all([
    getTranslations({ locale: language, namespace: 'news' }),
    listArticles(language),
  ]);
  const url = toSiteUrl(`/${language}/news`);
  const xml = formatFeedXml({
    title: `${t('title')} · Lautlos`,
    description: t('description'),
    language,
    url,
    self: `${url}/feed.xml`,
    items: articles.slice(0, MAX_ITEMS).map(({ title, slug, teaser, date, author }) => ({
      title,
      url: `${url}/${slug}`,
      text: teaser ?? '',
      date,
      author,
      category: null,
    })),
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
