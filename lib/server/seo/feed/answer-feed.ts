import 'server-only';
import { getTranslations } from 'next-intl/server';
import { toLanguage } from '@/domain/language/detect-language';
import { listArticles } from '@/lib/server/content/articles';
import { siteUrl } from '../site-url';
import { feedXml } from './feed-xml';

/** A feed is for what is new. */
const MOST_ITEMS = 30;

type LangContext = { params: Promise<{ lang: string }> };

/** The news of one language as RSS; 404 for a language the site does not speak. */
export async function answerFeed(_request: Request, { params }: LangContext): Promise<Response> {
  const language = toLanguage((await params).lang);
  if (language === null) return new Response(null, { status: 404 });
  const [t, articles] = await Promise.all([
    getTranslations({ locale: language, namespace: 'news' }),
    listArticles(language),
  ]);
  const url = siteUrl(`/${language}/news`);
  const xml = feedXml({
    title: `${t('title')} · Lautlos`,
    description: t('description'),
    language,
    url,
    self: `${url}/feed.xml`,
    items: articles.slice(0, MOST_ITEMS).map(({ title, slug, teaser, date, author }) => ({
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
