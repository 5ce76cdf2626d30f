import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const maxFormBytes = 16 * 1024;

/** Refuses forms that are too large before they are read. */
export const limitForm = bodyLimit({
  maxSize: maxFormBytes,
  onError: (c) => c.json({ error: 'invalid_request' }, 413),
});

/** The fields of a form; none for a body of another kind. */
export async function readForm(c: Context): Promise<Record<string, string | undefined>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return {};
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
