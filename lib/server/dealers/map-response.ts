import 'server-only';
import { isKnown, lifetime, notFound } from '@/lib/platform/media/stored-response';
import { readMapFile, toMapFileName } from './map-files';

/** A file of the map: for good when the address carries its version, 304 when the browser has it, 404 for anything else. */
export function mapResponse(request: Request, name: string): Response {
  const fileName = toMapFileName(name);
  const file = fileName && readMapFile(fileName);
  if (!file) return notFound();
  const tag = `"${file.version}"`;
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': lifetime(request, file.version),
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), { headers });
}
