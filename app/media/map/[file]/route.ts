import { mapResponse } from '@/lib/server/dealers/map-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return mapResponse(request, (await params).file);
}
