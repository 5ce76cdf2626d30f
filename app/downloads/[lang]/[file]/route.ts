import type { NextRequest } from 'next/server';
import { handlePaperRequest } from '@/lib/server/api/tools/handle-paper-request';

type Context = { params: Promise<{ lang: string; file: string }> };

export const dynamic = 'force-dynamic';

export async function GET(request: NextRequest, { params }: Context) {
  return handlePaperRequest(request, await params);
}
