import http from 'node:http';
import https from 'node:https';
import { z } from 'zod';
import { introspectionQuery, parseIntrospection } from './parse-introspection';
import type { ShopSchema } from './shop-schema';

/**
 * `unreachable`: no response in time. `notGraphql`: something else answers at the URL, such as a proxy with HTML.
 * `refused`: a GraphQL service that does not allow introspection.
 */
export type IntrospectionProblem = 'unreachable' | 'notGraphql' | 'refused';

export type Introspection =
  | { readonly ok: true; readonly schema: ShopSchema }
  | { readonly ok: false; readonly problem: IntrospectionProblem };

const responseSchema = z.union([
  z.object({ data: z.record(z.string(), z.unknown()) }),
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }),
]);

/** Reads the schema of the shop at this URL by one introspection without a token. Never throws. */
export async function introspectShop(url: string, timeoutMs: number): Promise<Introspection> {
  let text: string;
  try {
    const body = JSON.stringify({ operationName: 'ShopSchema', query: introspectionQuery });
    text = await postJson(new URL(url), body, timeoutMs);
  } catch {
    return { ok: false, problem: 'unreachable' };
  }
  const parsed = parseResponse(text);
  if (parsed === null) return { ok: false, problem: 'notGraphql' };
  const schema = 'data' in parsed ? parseIntrospection(parsed.data) : null;
  return schema === null ? { ok: false, problem: 'refused' } : { ok: true, schema };
}

/** Maximum size of a response in bytes; the schema of OXID with all its modules has 1 MB. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Posts JSON and returns the response body. Does not use `fetch`, because Next.js makes a page dynamic, or fails its build,
 * for an uncached `fetch`, and the schema must be known before a page can be rendered.
 */
function postJson(url: URL, body: string, timeoutMs: number): Promise<string> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) sent.destroy(new Error('The response is too large'));
        chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    sent.end(body);
  });
}

function parseResponse(text: string): z.infer<typeof responseSchema> | null {
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
