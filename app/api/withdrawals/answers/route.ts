import { handleAnswerRequest } from '@/lib/server/withdrawals/handle-answer-request';

export const dynamic = 'force-dynamic';

export const POST = handleAnswerRequest;
