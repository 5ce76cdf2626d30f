import type { NextRequest } from 'next/server';
import { handlePresaleRequest } from '@/lib/server/catalog/presale';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handlePresaleRequest(request);
}
