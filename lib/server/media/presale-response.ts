import 'server-only';
import type { NextRequest } from 'next/server';
import { defaultLanguage } from '@/domain/language/detect-language';
import { notFound } from '@/lib/platform/media/stored-response';
import { required } from '@/lib/server/required';
import { confirmedDealer } from '@/lib/server/session/confirmed-dealer';

/** What shows a presale model: as it is for a b2b customer whom the shop knows now, and kept by nobody; 404 for everybody else (Spec §6). */
export async function presaleResponse(
  request: NextRequest,
  make: () => Promise<Response>,
): Promise<Response> {
  const token = required(await confirmedDealer(request.cookies, defaultLanguage), 'shop customer');
  const response = token === null ? notFound() : await make();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.delete('ETag');
  return response;
}
