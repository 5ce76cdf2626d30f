import { answerLeave } from '@/lib/server/preview/handle-preview';

export const dynamic = 'force-dynamic';

export const GET = answerLeave;
