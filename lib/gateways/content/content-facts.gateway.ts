import 'server-only';
import { cache } from 'react';
import type { ContentFacts } from '@/domain/content-facts/fill-facts';
import { factsOfContent, factsOfShop, factsOfTheHouse } from '@/domain/content-facts/tell-facts';
import {
  ContentFactsDocument,
  type ContentFactsQuery,
  DealerListDocument,
} from '@/graphql/generated/content/graphql';
import { readShopFacts } from '../shop/facts.gateway';
import type { GatewayError } from '../result';
import { present } from '../catalog/wire-lists';
import { contentTags } from './cache-tags';
import type { AskContent } from './content-read';
import { mapDealer } from './map-dealer';

interface KnownFacts {
  readonly facts: ContentFacts;
  /** Why some of them are not known just now. */
  readonly error: GatewayError | null;
}

/**
 * What texts may repeat of the data, as the services tell it: of what is published, also in a preview. What one of them cannot tell is
 * left out. Asked once a page, in the way given, which fills in no facts itself.
 */
export const readContentFacts = cache(async (ask: AskContent): Promise<KnownFacts> => {
  const [products, dealers, shop] = await Promise.all([
    ask({
      document: ContentFactsDocument,
      variables: { locale: 'en' },
      tags: [...contentTags('bike', 'en'), ...contentTags('accessory', 'en')],
      only: 'PUBLISHED',
    }),
    ask({
      document: DealerListDocument,
      variables: {},
      tags: contentTags('dealer'),
      only: 'PUBLISHED',
    }),
    readShopFacts(),
  ]);
  const facts = {
    ...factsOfTheHouse(),
    ...(products.ok &&
      dealers.ok &&
      factsOfContent({
        dealers: dealers.data.dealers.filter((dealer) => dealer && mapDealer(dealer)).length,
        models: present(products.data.bikes).map(({ slug, name, specs, driveTrainVariation }) => ({
          ...{ slug, name },
          hasMotor: present(driveTrainVariation ?? []).some(({ motor }) => Boolean(motor)),
          specs: linesOf(specs),
        })),
        belts: present(products.data.accessories).map(({ slug, specs }) => ({
          slug,
          specs: linesOf(specs),
        })),
      })),
    ...(shop.ok && factsOfShop(shop.data)),
  };
  const [failed] = [products, dealers, shop].filter((result) => !result.ok);
  return { facts, error: failed?.error ?? null };
});

type WireLines = NonNullable<ContentFactsQuery['bikes'][number]>['specs'];

function linesOf(lines: WireLines) {
  return present(lines ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }));
}
