import { createSharePictureResponse } from '@/lib/platform/media/media-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return createSharePictureResponse(request, (await params).path.join('/'));
}
