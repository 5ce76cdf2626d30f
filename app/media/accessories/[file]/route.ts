import { accessoryPictureFile } from '@/lib/server/media/accessory-picture';
import { storedResponse } from '@/lib/platform/media/stored-response';
import { svgResponse } from '@/lib/platform/media/svg-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return file.endsWith('.svg')
    ? svgResponse(request, await accessoryPictureFile(file))
    : storedResponse(request, `accessories/${file}`);
}
