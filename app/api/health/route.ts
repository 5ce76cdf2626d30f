export const dynamic = 'force-dynamic';

/** Reports that the storefront is up. The services have separate health endpoints. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
