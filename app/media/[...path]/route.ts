import { createStoredPictureResponse } from '@/lib/platform/media/media-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return createStoredPictureResponse(request, (await params).path.join('/'));
}
