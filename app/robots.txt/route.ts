import { handleRobots } from '@/lib/server/crawlers/handle-sitemap';

export const dynamic = 'force-dynamic';

export const GET = handleRobots;
