import { renderAccessoryDrawing } from '@/lib/server/media/product-drawing';
import { createStoredPictureResponse } from '@/lib/platform/media/media-response';
import { createSvgResponse } from '@/lib/platform/media/media-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return file.endsWith('.svg')
    ? createSvgResponse(request, await renderAccessoryDrawing(file))
    : createStoredPictureResponse(request, `accessories/${file}`);
}
