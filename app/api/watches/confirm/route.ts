import { answerWatchConfirmation } from '@/lib/server/api/tools/watch-requests';

export const dynamic = 'force-dynamic';

export const POST = answerWatchConfirmation;
