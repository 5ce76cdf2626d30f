import type { NextRequest } from 'next/server';
import { handleColorSwapRequest } from '@/lib/server/catalog/handle-color-swap-request';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleColorSwapRequest(request);
}
