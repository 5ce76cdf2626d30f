import { handleVeloconnectRequest } from '@/lib/server/api/handle-stock-connect-request';

export const dynamic = 'force-dynamic';

/** The veloconnect endpoint for dealers' ERP systems. */
export function GET(request: Request): Promise<Response> {
  return handleVeloconnectRequest(request);
}

export function POST(request: Request): Promise<Response> {
  return handleVeloconnectRequest(request);
}
