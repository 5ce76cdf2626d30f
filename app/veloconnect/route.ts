import { handleVeloconnect } from '@/lib/server/api/stock-connect/handle-request';

export const dynamic = 'force-dynamic';

/** The address dealers' own systems speak veloconnect with. */
export function GET(request: Request): Promise<Response> {
  return handleVeloconnect(request);
}

export function POST(request: Request): Promise<Response> {
  return handleVeloconnect(request);
}
