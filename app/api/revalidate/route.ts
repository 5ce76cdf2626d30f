import { answerRevalidation, refuseReading } from '@/lib/server/revalidate/handle-revalidation';

export const dynamic = 'force-dynamic';

export const POST = answerRevalidation;
export const GET = refuseReading;
