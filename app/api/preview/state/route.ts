import { answerState } from '@/lib/server/preview/handle-state';

export const dynamic = 'force-dynamic';

export const GET = answerState;
