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

/** A mocked response: data, 'down' for a network error, or the message of a GraphQL error in `refusal`. */
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

/** Mocks the shop and the content service for catalog tests, by stubbing `fetch` with one reply per operation. */
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
