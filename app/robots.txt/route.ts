import { answerRobots } from '@/lib/seo/sitemap/answer-robots';

export const dynamic = 'force-dynamic';

export const GET = answerRobots;
