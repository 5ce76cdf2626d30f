import { answerSitemap } from '@/lib/server/seo/sitemap/answer-sitemap';

export const revalidate = 300;

export const GET = () => answerSitemap('blogs');
