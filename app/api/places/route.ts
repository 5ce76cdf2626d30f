import type { NextRequest } from 'next/server';
import { handlePlacesRequest } from '@/lib/server/dealers/handle-dealer-requests';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handlePlacesRequest(request);
}
