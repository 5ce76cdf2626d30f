import type { NextRequest } from 'next/server';
import { productResponse } from '@/lib/server/media/product-response';

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return productResponse(request, (await params).file);
}
