import { handleMarkdownPage } from '@/lib/server/crawlers/handle-markdown-page';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string; path: string[] }> };

/** Pages as Markdown: what a page's own address answers to who asks for it so. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang, path } = await params;
  return handleMarkdownPage(request, { lang, path });
}
