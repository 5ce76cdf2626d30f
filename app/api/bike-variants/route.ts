import type { NextRequest } from 'next/server';
import { handleVariantsRequest } from '@/lib/server/dealers/handle-dealer-requests';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleVariantsRequest(request);
}
