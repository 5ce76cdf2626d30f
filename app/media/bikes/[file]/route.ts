import type { NextRequest } from 'next/server';
import { handleBikeDrawing } from '@/lib/server/media/handle-product-picture';

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return handleBikeDrawing(request, (await params).file);
}
