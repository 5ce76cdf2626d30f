import { answerState } from '@/lib/preview/handle-state';

export const dynamic = 'force-dynamic';

export const GET = answerState;
