import 'server-only';
import type { NextRequest } from 'next/server';
import { readBytes } from '@/lib/platform/http/read-bytes';
import type { B2bCall } from './b2b-calls';

type Body =
  | { kind: 'none' }
  | { kind: 'body'; bytes: Uint8Array<ArrayBuffer>; contentType: string }
  | { kind: 'tooLarge' }
  | { kind: 'broken' };

const formType = 'application/x-www-form-urlencoded';
const uploadType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?:;\s?charset=[\w-]{1,40})?$/i;

/** The body of a call as it goes on to the tools; read no further than the call allows. */
export async function readB2bBody(request: NextRequest, call: B2bCall): Promise<Body> {
  if (call.body === 'none') return { kind: 'none' };
  const bytes = await readBytes(request, call.maxBodyBytes);
  if (bytes === null) return { kind: 'tooLarge' };
  const said = request.headers.get('content-type') ?? '';
  if (call.body === 'form' && said.startsWith(formType)) return formToJson(bytes);
  const contentType = call.body === 'upload' && uploadType.test(said) ? said : 'application/json';
  return { kind: 'body', bytes, contentType };
}

/** A form, which a browser streams to the disk by itself, says in one field what a script says as JSON. */
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
