import 'server-only';
import { DealerListDocument } from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import type { DealerDto } from './map-dealer';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';

/** Fetches all dealers. Dealer entries have no language version. */
export async function fetchDealers(): Promise<Result<DealerDto[]>> {
  const result = await fetchContent({
    document: DealerListDocument,
    variables: {},
    tags: getContentCacheTags('dealer'),
  });
  return mapResult(result, ({ dealers }) => dealers.filter((entry) => entry !== null));
}
