import { productResponse } from '@/lib/server/media/product-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return productResponse(request, (await params).file);
}
