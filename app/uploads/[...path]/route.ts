import { handleUploadRequest } from '@/lib/server/media/handle-upload-request';

type Context = { params: Promise<{ path: string[] }> };

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context) {
  return handleUploadRequest((await params).path);
}
