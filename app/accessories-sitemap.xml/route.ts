import { answerSitemap } from '@/lib/seo/sitemap/answer-sitemap';

export const revalidate = 300;

export const GET = () => answerSitemap('accessories');
