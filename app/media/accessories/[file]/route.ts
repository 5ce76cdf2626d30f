import { accessoryPictureFile } from '@/lib/media/accessory-picture';
import { storedResponse } from '@/lib/media/stored-response';
import { svgResponse } from '@/lib/media/svg-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return file.endsWith('.svg')
    ? svgResponse(request, await accessoryPictureFile(file))
    : storedResponse(request, `accessories/${file}`);
}
