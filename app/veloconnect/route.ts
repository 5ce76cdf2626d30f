import { handleVeloconnectRequest } from '@/lib/server/api/handle-stock-connect-request';

export const dynamic = 'force-dynamic';

/** The address dealers' own systems speak veloconnect with. */
export function GET(request: Request): Promise<Response> {
  return handleVeloconnectRequest(request);
}

export function POST(request: Request): Promise<Response> {
  return handleVeloconnectRequest(request);
}
