import { createHash } from 'node:crypto';

/** Answers with a text made for programs: tagged by what is in it, 304 when they have it. */
export function answerText(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const all = {
    'Cache-Control': 'public, max-age=300',
    ETag: `"${tag}"`,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  const known = request.headers.get('if-none-match') ?? '';
  if (known.includes(tag)) return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: all });
}
