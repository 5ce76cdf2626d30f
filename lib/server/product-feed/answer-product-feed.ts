import 'server-only';
import { feedAddress } from '@/domain/product-feed/feed-address';
import { googleFeed } from '@/domain/product-feed/google-feed';
import { idealoFeed } from '@/domain/product-feed/idealo-feed';
import { GatewayFailure } from '@/lib/gateways/result';
import { answerText } from '@/lib/server/machines/answer-text';
import { createKeptTexts } from '@/lib/server/machines/kept-texts';
import { tooManyTexts } from '@/lib/server/machines/too-many-texts';
import { siteUrl } from '@/lib/server/seo/site-url';
import { logger } from '@/lib/platform/observability/logger';
import { listFeedItems } from './list-feed-items';

const formats = { google: googleFeed, idealo: idealoFeed };
const kept = createKeptTexts();

/**
 * A portal's feed for one language and country, kept for five minutes; 404 for a feed there is none of, 503 while a service cannot
 * answer: half a feed would take everything else off the portal.
 */
export async function answerProductFeed(
  request: Request,
  { portal, file }: { readonly portal: string; readonly file: string },
): Promise<Response> {
  const address = feedAddress(portal, file);
  if (address === null) return new Response(null, { status: 404 });
  const greedy = await tooManyTexts(request);
  if (greedy) return greedy;
  const { language, countryId } = address;
  const format = formats[address.portal];
  try {
    const text = await kept.get(`${portal}/${file}`, async () => {
      const items = await listFeedItems(language, countryId);
      const head = { title: 'Lautlos', url: siteUrl(`/${language}`), countryId };
      return items && format.write(items, head);
    });
    if (text === null) return new Response(null, { status: 404 });
    return answerText(request, text, { 'Content-Type': format.contentType });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A product feed could not be made', { portal, file, error });
    return new Response(null, { status: 503, headers: { 'Retry-After': '120' } });
  }
}
