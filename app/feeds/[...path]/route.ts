import { handleFeedRequest } from '@/lib/server/api/handle-stock-connect-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ path: string[] }> };

/** Returns an article feed or an order document to a dealer who does not use veloconnect. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleFeedRequest(request, (await params).path.join('/'));
}

/** Accepts a dealer's upload of their own stock. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return handleFeedRequest(request, (await params).path.join('/'));
}
