import 'server-only';
import { DealerListDocument } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import type { WireDealer } from './map-dealer';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

/** All shops on the map; they are the same in every language. */
export async function readDealers(): Promise<Result<WireDealer[]>> {
  const result = await readContent({
    document: DealerListDocument,
    variables: {},
    tags: contentTags('dealer'),
  });
  return mapResult(result, ({ dealers }) => dealers.filter((entry) => entry !== null));
}
