import { answerContact } from '@/lib/server/api/tools/tool-requests';

export const dynamic = 'force-dynamic';

export const POST = answerContact;
