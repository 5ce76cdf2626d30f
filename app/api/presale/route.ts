import type { NextRequest } from 'next/server';
import { handlePresaleRequest } from '@/lib/server/presale/handle-presale-request';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handlePresaleRequest(request);
}
