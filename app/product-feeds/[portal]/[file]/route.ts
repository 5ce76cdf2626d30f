import { handleProductFeed } from '@/lib/server/crawlers/handle-product-feed';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ portal: string; file: string }> };

/** Returns the product feeds for price comparison portals. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleProductFeed(request, await params);
}
