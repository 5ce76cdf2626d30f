import 'server-only';
import type { NextRequest } from 'next/server';
import { svgResponse } from '@/lib/platform/media/svg-response';
import { bikePictureFile } from './bike-picture';
import { presaleResponse } from './presale-response';

/** The drawing of a bicycle, long in every cache; of a presale model for b2b customers only. 404 for what there is not. */
export async function bikeResponse(request: NextRequest, file: string): Promise<Response> {
  const svg = await bikePictureFile(file, false);
  if (svg !== null || !file.toLowerCase().includes('-presale.')) return svgResponse(request, svg);
  return presaleResponse(request, async () =>
    svgResponse(request, await bikePictureFile(file, true)),
  );
}
