import type { NextRequest } from 'next/server';
import { handleVariantsRequest } from '@/lib/server/dealers/handle-variants-request';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleVariantsRequest(request);
}
