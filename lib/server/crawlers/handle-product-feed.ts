import 'server-only';
import { parseFeedPath } from '@/lib/server/product-feed/feed-item';
import { googleFeed } from '@/lib/server/product-feed/google-feed';
import { idealoFeed } from '@/lib/server/product-feed/idealo-feed';
import { GatewayFailure } from '@/lib/gateways/result';
import { applyTextRateLimit, createTextCache, createTextResponse } from './text-response';
import { toSiteUrl } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { listFeedItems } from './product-feed-items';

const formats = { google: googleFeed, idealo: idealoFeed };
const cache = createTextCache();

/**
 * Returns the feed of a price comparison portal for one language and country, cached for five minutes. 404 for an
 * unknown feed. 503 while a service is unavailable, because a portal would delist every item that a partial feed lacks.
 */
export async function handleProductFeed(
  request: Request,
  { portal, file }: { readonly portal: string; readonly file: string },
): Promise<Response> {
  const address = parseFeedPath(portal, file);
  if (address === null) return new Response(null, { status: 404 });
  const greedy = await applyTextRateLimit(request);
  if (greedy) return greedy;
  const { language, countryId } = address;
  const format = formats[address.portal];
  try {
    const text = await cache.get(`${portal}/${file}`, async () => {
      const items = await listFeedItems(language, countryId);
      const head = { title: 'Lautlos', url: toSiteUrl(`/${language}`), countryId };
      return items && format.write(items, head);
    });
    if (text === null) return new Response(null, { status: 404 });
    return createTextResponse(request, text, { 'Content-Type': format.contentType });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A product feed could not be rendered', { portal, file, error });
    return new Response(null, { status: 503, headers: { 'Retry-After': '120' } });
  }
}
