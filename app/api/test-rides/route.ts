import { answerTestRide } from '@/lib/tools-api/tool-requests';

export const dynamic = 'force-dynamic';

export const POST = answerTestRide;
