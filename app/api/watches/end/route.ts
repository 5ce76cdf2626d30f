import { answerWatchEnd } from '@/lib/server/api/tools/watch-requests';

export const dynamic = 'force-dynamic';

export const POST = answerWatchEnd;
