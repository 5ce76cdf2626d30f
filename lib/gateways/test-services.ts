import { vi } from 'vitest';
import type {
  AccessoryListQuery,
  BikeBySlugQuery,
  BikeEquipmentQuery,
  BikeListQuery,
} from '@/graphql/generated/content/graphql';
import type {
  CatalogProductQuery,
  CatalogProductsQuery,
  MountablePartsQuery,
  ShopTermsQuery,
} from '@/graphql/generated/shop/graphql';

/** 'down': nobody answers. A text is the service's own refusal. */
type Reply<Data> = Data | 'down' | { refusal: string };

type Replies = {
  BikeList: Reply<BikeListQuery>;
  BikeBySlug: Reply<BikeBySlugQuery>;
  CatalogProducts: Reply<CatalogProductsQuery>;
  CatalogProduct: Reply<CatalogProductQuery>;
  MountableParts?: Reply<MountablePartsQuery>;
  AccessoryList?: Reply<AccessoryListQuery>;
  BikeEquipment?: Reply<BikeEquipmentQuery>;
  ShopTerms?: Reply<ShopTermsQuery>;
};

/** Shop and content service for tests of the catalogue: what they say to each operation, behind the server's own fetch. */
export function createServiceMocks(replies: Replies): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { operationName } = JSON.parse(String(body)) as { operationName: keyof Replies };
    const reply: Reply<object> = replies[operationName] ?? 'down';
    if (reply === 'down') throw new TypeError('fetch failed');
    return Response.json(
      'refusal' in reply
        ? { errors: [{ message: reply.refusal }] }
        : { data: structuredClone(reply) },
    );
  });
}
