import type { NextRequest } from 'next/server';
import { handleDownloadRequest } from '@/lib/server/api/handle-document-requests';

type Context = { params: Promise<{ lang: string; file: string }> };

export const dynamic = 'force-dynamic';

export async function GET(request: NextRequest, { params }: Context) {
  return handleDownloadRequest(request, await params);
}
