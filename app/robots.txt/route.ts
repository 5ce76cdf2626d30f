import { answerRobots } from '@/lib/server/seo/sitemap/answer-robots';

export const dynamic = 'force-dynamic';

export const GET = answerRobots;
