import { answerLeave } from '@/lib/preview/handle-preview';

export const dynamic = 'force-dynamic';

export const GET = answerLeave;
