import { handleSitemap } from '@/lib/server/crawlers/handle-sitemap';

export const revalidate = 300;

export const GET = () => handleSitemap('dealers');
