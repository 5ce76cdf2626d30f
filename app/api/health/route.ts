export const dynamic = 'force-dynamic';

/** The storefront itself is up; what stands behind it has health pages of its own. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
