import type { NextRequest } from 'next/server';
import { handleBikeVariantsRequest } from '@/lib/server/dealers/handle-dealer-requests';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleBikeVariantsRequest(request);
}
