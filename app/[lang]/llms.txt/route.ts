import { handleLlmsText } from '@/lib/server/crawlers/handle-llms-text';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleLlmsText(request, (await params).lang);
}
