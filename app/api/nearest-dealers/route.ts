import type { NextRequest } from 'next/server';
import { handleNearestDealersRequest } from '@/lib/server/dealers/handle-dealer-requests';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleNearestDealersRequest(request);
}
