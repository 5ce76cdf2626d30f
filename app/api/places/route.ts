import type { NextRequest } from 'next/server';
import { handlePlacesRequest } from '@/lib/dealers/handle-places-request';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handlePlacesRequest(request);
}
