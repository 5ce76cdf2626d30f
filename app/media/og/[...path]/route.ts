import { shareResponse } from '@/lib/platform/media/share-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return shareResponse(request, (await params).path.join('/'));
}
