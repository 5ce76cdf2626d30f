import { mapResponse } from '@/lib/dealer-map/map-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return mapResponse(request, (await params).file);
}
