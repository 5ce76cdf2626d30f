import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  CustomerNoticeListQuery,
  NoticeListChangeMutation,
} from '@/graphql/generated/shop/graphql';
import {
  createAnonymousToken,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { needs } from './support/shop-level';

const change = async (token: string, key: string, add: string[], remove: string[] = []) => {
  const variables = { key, add, remove };
  const { noticeListChange } = await contractShop.expectData<NoticeListChangeMutation>(
    'NoticeListChange',
    variables,
    { token },
  );
  return noticeListChange.map(({ sku }) => sku);
};

describe('notice list', needs('wishListSync'), () => {
  it('adds products once, applies each key once, and belongs to one customer', async () => {
    const [anna, eva] = [await createCustomer(), await createCustomer()];
    const { sku } = await findProductInStock();
    if (sku === null) throw new Error('What is sold has a number.');
    const key = randomUUID();
    expect(await change(anna.token, key, [sku, sku, 'no-such-article'])).toEqual([sku]);
    expect(await change(anna.token, randomUUID(), [sku])).toEqual([sku]);
    expect(await change(anna.token, randomUUID(), [], [sku])).toEqual([]);
    expect(await change(anna.token, key, [sku])).toEqual([]);
    await change(anna.token, randomUUID(), [sku]);

    const of = async (token: string) =>
      (await contractShop.expectData<CustomerNoticeListQuery>('CustomerNoticeList', {}, { token }))
        .customer.noticeList;
    const [item] = expectPresent(await of(anna.token), 'Customer.noticeList');
    expect(item?.sku).toBe(sku);
    expect(Date.parse(item?.added ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await of(eva.token)).toEqual([]);
  });

  it('is rejected for anonymous callers', async () => {
    const variables = { key: randomUUID(), add: [], remove: [] };
    const token = await createAnonymousToken();
    const error = await contractShop.expectError('NoticeListChange', variables, { token });
    expect(error.message).toBe('You need to be logged to access this field');
  });
});
