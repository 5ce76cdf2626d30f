import { handleFeed } from '@/lib/server/api/stock-connect/handle-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ path: string[] }> };

/** The article feeds, for dealers without an ERP. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleFeed(request, (await params).path.join('/'));
}

/** A dealer's own stock. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return handleFeed(request, (await params).path.join('/'));
}
