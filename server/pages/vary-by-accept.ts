import type { OutgoingHttpHeaders } from 'node:http';
import { twinOfPath } from '@/domain/machines/twin-of-path';

/** A page's headers, saying so where the same address also answers with Markdown: no shared cache may give one for the other. */
export function varyByAccept(path: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (twinOfPath(path) === null) return headers;
  return { ...headers, vary: [headers.vary, 'Accept'].filter(Boolean).join(', ') };
}
