import type { NextRequest } from 'next/server';
import { bikeResponse } from '@/lib/server/media/bike-response';

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return bikeResponse(request, (await params).file);
}
