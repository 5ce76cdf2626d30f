import type { RateLimitedEndpoint } from '@/lib/server/rate-limits';
import type { NextRequest } from 'next/server';
import { loadBodyBytes } from '@/lib/platform/http/read-body';
import 'server-only';

const kilobyte = 1024;
const smallBody = 64 * kilobyte;
/** Default timeout in ms until the response headers. */
const timeoutMs = 8_000;
/** Timeout of tables and workbooks of all variants, which are built completely before the first byte is sent. */
const wholeCatalogue = { timeoutMs: 20_000 } as const;

/** A request that pages of the dealer account may send to the tools service. */
export type B2bEndpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Matched against the path as received, so that a percent-encoded path never matches. */
  pattern: RegExp;
  limit: RateLimitedEndpoint;
  /** Required content type of a successful response. Null accepts any file. */
  contentType: string | null;
  maxBodyBytes: number;
  /** Timeout in ms until the response headers. */
  timeoutMs: number;
  /**
   * How the body is forwarded. json: as JSON. upload: with the browser's content type. form: as JSON, or from an HTML
   * form whose field `images` contains JSON.
   */
  body: 'none' | 'json' | 'upload' | 'form';
  /** Path, below the dealer account, of the page that sends the request. */
  page: string;
  /** Names of the query parameters that are forwarded. All others are dropped. */
  parameters?: readonly string[];
};

const json = 'application/json';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const read = (pattern: RegExp, page: string): B2bEndpoint => ({
  method: 'GET',
  pattern,
  limit: 'b2bRead',
  contentType: json,
  maxBodyBytes: 0,
  timeoutMs,
  body: 'none',
  page,
});

const file = (pattern: RegExp, page: string, contentType: string | null): B2bEndpoint => ({
  ...read(pattern, page),
  limit: 'b2bFile',
  contentType,
});

/** The filters and sorting of the availability page, as in its URL. */
const table = {
  parameters: ['q', 'model', 'size', 'color', 'kind', 'until', 'stock', 'sort', 'prices'],
} as const;

const write = (pattern: RegExp, page: string): B2bEndpoint => ({
  ...read(pattern, page),
  method: 'POST',
  limit: 'b2bWrite',
  maxBodyBytes: smallBody,
  body: 'json',
});

/** All requests that pages of the dealer account may send. All other requests are rejected. */
export const b2bEndpoints: readonly B2bEndpoint[] = [
  read(/^\/overview$/, ''),
  write(/^\/overview\/read$/, ''),
  { ...read(/^\/availability$/, '/availability'), ...wholeCatalogue },
  {
    ...file(/^\/availability\.csv$/, '/availability', 'text/csv'),
    ...table,
    ...wholeCatalogue,
  },
  { ...file(/^\/availability\.xlsx$/, '/availability', sheet), ...table, ...wholeCatalogue },
  { ...read(/^\/orders$/, '/orders'), parameters: ['q', 'state', 'page'] },
  file(/^\/orders\.csv$/, '/orders', 'text/csv'),
  read(/^\/orders\/[1-9]\d{0,8}$/, '/orders'),
  file(
    /^\/orders\/[1-9]\d{0,8}\/(?:delivery-note(?:-[1-9]\d?)?|order-confirmation)\.pdf$/,
    '/orders',
    'application/pdf',
  ),
  { ...read(/^\/invoices$/, '/invoices'), parameters: ['show', 'page'] },
  file(/^\/invoices\.csv$/, '/invoices', 'text/csv'),
  { ...read(/^\/files$/, '/downloads'), ...wholeCatalogue },
  {
    ...file(/^\/files\/[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/, '/downloads', null),
    ...wholeCatalogue,
  },
  read(/^\/images$/, '/images'),
  {
    ...write(/^\/images\/zip$/, '/images'),
    limit: 'b2bFile',
    contentType: 'application/zip',
    body: 'form',
  },
  read(/^\/master-data$/, '/master-data'),
  write(/^\/master-data$/, '/master-data'),
  write(/^\/master-data\/delivery-wish$/, '/master-data'),
  read(/^\/stock-connect$/, '/stock-connect'),
  write(/^\/stock-connect\/credentials$/, '/stock-connect'),
  { ...write(/^\/stock-connect\/credentials$/, '/stock-connect'), method: 'DELETE', body: 'none' },
  write(/^\/stock-connect\/test$/, '/stock-connect'),
  {
    ...write(/^\/stock-report$/, '/stock-connect'),
    maxBodyBytes: 2 * kilobyte * kilobyte,
    body: 'upload',
  },
];

type Body =
  | { kind: 'none' }
  | { kind: 'body'; bytes: Uint8Array<ArrayBuffer>; contentType: string }
  | { kind: 'tooLarge' }
  | { kind: 'broken' };

const formType = 'application/x-www-form-urlencoded';
const uploadType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?:;\s?charset=[\w-]{1,40})?$/i;

/** Reads the body of a request for the tools service, up to the maximum size of the endpoint. */
export async function parseB2bBody(request: NextRequest, call: B2bEndpoint): Promise<Body> {
  if (call.body === 'none') return { kind: 'none' };
  const bytes = await loadBodyBytes(request, call.maxBodyBytes);
  if (bytes === null) return { kind: 'tooLarge' };
  const mediaType = request.headers.get('content-type') ?? '';
  if (call.body === 'form' && mediaType.startsWith(formType)) return formToJson(bytes);
  const contentType =
    call.body === 'upload' && uploadType.test(mediaType) ? mediaType : 'application/json';
  return { kind: 'body', bytes, contentType };
}

/**
 * Converts an HTML form to the JSON that a script would send. A download is requested by form, because the browser then
 * streams the file to disk.
 */
function formToJson(bytes: Uint8Array): Body {
  const images = new URLSearchParams(new TextDecoder().decode(bytes)).get('images');
  try {
    const text = JSON.stringify({ images: JSON.parse(images ?? '') as unknown });
    return {
      kind: 'body',
      bytes: new TextEncoder().encode(text),
      contentType: 'application/json',
    };
  } catch {
    return { kind: 'broken' };
  }
}
