import type { NextRequest } from 'next/server';
import { handleNearestRequest } from '@/lib/server/dealers/handle-dealer-requests';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleNearestRequest(request);
}
