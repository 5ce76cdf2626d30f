import { storedResponse } from '@/lib/platform/media/stored-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return storedResponse(request, (await params).path.join('/'));
}
