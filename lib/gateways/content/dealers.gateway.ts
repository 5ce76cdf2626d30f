import 'server-only';
import { DealerListDocument, type DealerListQuery } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireDealer = NonNullable<DealerListQuery['dealers'][number]>;

/** All shops on the map; they are the same in every language. */
export async function readDealers(): Promise<Result<WireDealer[]>> {
  const result = await readContent({
    document: DealerListDocument,
    variables: {},
    tags: contentTags('dealer'),
  });
  return mapResult(result, ({ dealers }) => dealers.filter((entry) => entry !== null));
}
