import { decodeLenient } from '@/domain/tables/decode-text';
import { decodeXml } from './decode-text';
import { readUrlRequest } from './read-url-request';
import { readXmlRequest } from './read-xml-request';
import type { VeloRequest } from './velo-request';

export interface RawRequest {
  /** Without the question mark, as it was sent. */
  query: string;
  contentType: string;
  /** Null for a request without one. */
  body: Uint8Array | null;
}

/**
 * A request of either binding: parameters in the query or in a form, or an XML document. A body counts as XML when its
 * first character or its type says so. Refuses with veloconnect's codes what cannot be understood.
 */
export function readVeloRequest({ query, contentType, body }: RawRequest): VeloRequest {
  if (body === null || body.length === 0) return readUrlRequest(query);
  if (isXml(contentType, body)) {
    const request = readXmlRequest(decodeXml(body, contentType));
    return { ...request, version: readUrlRequest(query).version ?? request.version };
  }
  const form = decodeLenient(body).trim();
  return readUrlRequest([query, form].filter((part) => part !== '').join('&'));
}

/** Some clients send documents under the type of a form, which is what their tools say by default; no form begins with a bracket. */
function isXml(contentType: string, body: Uint8Array): boolean {
  const start = decodeLenient(body.subarray(0, 40));
  return /^[^\w%]*</.test(start) || /^[^;]*\bxml\b/i.test(contentType);
}
