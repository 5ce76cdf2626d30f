import { createMapResponse } from '@/lib/server/dealers/map-files';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return createMapResponse(request, (await params).file);
}
