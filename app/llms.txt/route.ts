import { answerLlmsText } from '@/lib/server/machines/answer-llms-text';

export const dynamic = 'force-dynamic';

/** Without a language the one most programs are trained in; it names the others. */
export const GET = (request: Request): Promise<Response> => answerLlmsText(request, 'en');
