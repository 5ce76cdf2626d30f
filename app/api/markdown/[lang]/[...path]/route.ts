import { handleMarkdownPage } from '@/lib/server/crawlers/handle-markdown-page';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string; path: string[] }> };

/** Returns a page as Markdown. Requests to the URL of the page that prefer Markdown are rewritten to this route. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang, path } = await params;
  return handleMarkdownPage(request, { lang, path });
}
