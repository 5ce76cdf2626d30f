import { answerRevalidation, refuseReading } from '@/lib/revalidate/handle-revalidation';

export const dynamic = 'force-dynamic';

export const POST = answerRevalidation;
export const GET = refuseReading;
