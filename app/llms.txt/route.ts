import { handleLlmsText } from '@/lib/server/crawlers/handle-llms-text';

export const dynamic = 'force-dynamic';

/** Responds in English, because the URL has no language. The text links to the other languages. */
export const GET = (request: Request): Promise<Response> => handleLlmsText(request, 'en');
