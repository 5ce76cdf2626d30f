import { bikePictureFile } from '@/lib/server/media/bike-picture';
import { svgResponse } from '@/lib/platform/media/svg-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return svgResponse(request, await bikePictureFile((await params).file));
}
