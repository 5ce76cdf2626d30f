// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { cookieNames } from '@/lib/platform/config/cookies';
import { syncWishList } from './sync-wish-list';
import { getWishList, setWishList } from './wish-list';

afterEach(() => {
  delete document.documentElement.dataset.shopLacks;
  vi.unstubAllGlobals();
});

it('sends nothing to a shop without wish lists and keeps the list', async () => {
  document.documentElement.dataset.shopLacks = 'wishListSync';
  document.cookie = `${cookieNames.sessionMark}=abcdefgh.customer.nobody.1.; path=/`;
  document.cookie = `${cookieNames.isAnonymous}=false; path=/`;
  const shop = installFakeShop({});
  const list = { ...getWishList(), skus: ['LU11.25.H.M.TG'], added: ['LU11.25.H.M.TG'] };
  setWishList(list);
  expect(await syncWishList()).toBe('nobody');
  expect(shop.calls).toEqual([]);
  expect(getWishList()).toEqual(list);
});
