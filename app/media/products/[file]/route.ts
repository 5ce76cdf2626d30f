import type { NextRequest } from 'next/server';
import { handleProductPicture } from '@/lib/server/media/handle-product-picture';

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return handleProductPicture(request, (await params).file);
}
