import { answerPreview } from '@/lib/server/preview/handle-preview';

export const dynamic = 'force-dynamic';

export const GET = answerPreview;
