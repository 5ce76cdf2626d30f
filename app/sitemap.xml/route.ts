import { answerSitemapIndex } from '@/lib/server/seo/sitemap/answer-sitemap-index';

export const dynamic = 'force-dynamic';

export const GET = answerSitemapIndex;
