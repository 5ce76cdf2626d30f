import { accessoryPictureFile } from '@/lib/media/accessory-picture';
import { svgResponse } from '@/lib/media/svg-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return svgResponse(request, await accessoryPictureFile((await params).file));
}
