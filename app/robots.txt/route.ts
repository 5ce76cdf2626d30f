import { handleRobotsTxt } from '@/lib/server/crawlers/handle-sitemap';

export const dynamic = 'force-dynamic';

export const GET = handleRobotsTxt;
