import 'server-only';
import { addressPath } from '@/domain/content/content-address';
import { previewPath } from '@/domain/preview/preview-path';
import { type PreviewState, previewState } from '@/domain/preview/preview-state';
import { getAddresses } from '@/lib/server/site-addresses/get-addresses';
import { isPreview } from '@/lib/platform/http/is-preview';

/** Tells the preview's bar how the page `?path=…` differs from what visitors see: null for pages no editor writes. 404 outside of a preview. */
export async function answerState(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!(await isPreview()))
    return Response.json({ message: 'No preview.' }, { status: 404, headers });
  const path = previewPath(new URL(request.url).searchParams.get('path'));
  return Response.json({ state: path && (await stateOf(path)) }, { headers });
}

async function stateOf(path: string): Promise<PreviewState | null> {
  const [drafts, published] = await Promise.all([getAddresses(), getAddresses('PUBLISHED')]);
  const draft = drafts.find((address) => addressPath(address) === path);
  return draft === undefined ? null : previewState(draft, published);
}
