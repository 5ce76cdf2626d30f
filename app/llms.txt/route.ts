import { handleLlmsText } from '@/lib/server/crawlers/handle-llms-text';

export const dynamic = 'force-dynamic';

/** Without a language the one most programs are trained in; it names the others. */
export const GET = (request: Request): Promise<Response> => handleLlmsText(request, 'en');
