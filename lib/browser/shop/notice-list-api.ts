import { NoticeListChangeDocument } from '@/graphql/generated/shop/graphql';
import { type ShopAnswer, askShop } from './ask-shop';

/** Adds to the caller's notice list and takes off it; gives the numbers of all it holds then. The same key acts once. */
export function sendNoticeListChange({
  key,
  add,
  remove,
}: {
  key: string;
  add: readonly string[];
  remove: readonly string[];
}): Promise<ShopAnswer<string[]>> {
  return askShop(
    NoticeListChangeDocument,
    { key, add: [...add], remove: [...remove] },
    ({ noticeListChange }) => noticeListChange.map(({ sku }) => sku),
  );
}
