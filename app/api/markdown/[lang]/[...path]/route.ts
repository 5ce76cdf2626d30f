import { handleMarkdownPage } from '@/lib/server/crawlers/handle-markdown-page';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string; path: string[] }> };

/** Returns pages as Markdown, for requests to a page's own URL that prefer Markdown. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang, path } = await params;
  return handleMarkdownPage(request, { lang, path });
}
