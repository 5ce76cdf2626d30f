import { articlePictureFile } from '@/lib/media/accessory-picture';
import { skuPictureFile } from '@/lib/media/bike-picture';
import { svgResponse } from '@/lib/media/svg-response';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const [, sku] = /^([A-Z0-9][A-Z0-9.]{0,60})\.svg$/.exec((await params).file) ?? [];
  if (sku === undefined) return svgResponse(request, null);
  return svgResponse(request, (await skuPictureFile(sku)) ?? (await articlePictureFile(sku)));
}
