import { beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '@/domain/money/cents';
import type {
  BasketAddVoucherMutation,
  BasketRemoveVoucherMutation,
} from '@/graphql/generated/shop/graphql';
import {
  addItem,
  createShopper,
  demoData,
  createBasket,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { needs } from './support/shop-level';

let token = '';
let basketId = '';

beforeAll(async () => {
  token = await createShopper();
  basketId = await createBasket(token);
  await addItem(token, basketId, (await findProductInStock(2)).id, 2);
});

describe('voucher', needs('Mutation.basketAddVoucher'), () => {
  it('reduces the total until it is removed', needs('vouchers'), async () => {
    const variables = { basketId, voucherNumber: demoData.voucher, isAnonymous: true };
    const { basketAddVoucher } = await contractShop.expectData<BasketAddVoucherMutation>(
      'BasketAddVoucher',
      variables,
      { token },
    );
    const [voucher] = expectPresent(basketAddVoucher.vouchers, 'Basket.vouchers');
    expect(voucher?.number).toBe(demoData.voucher);
    const { cost } = basketAddVoucher;
    expect(cost.voucher).toBeGreaterThan(0);
    // OXID knows the discount of a voucher only after the order.
    expect(toCents(voucher?.discount ?? cost.voucher)).toBe(toCents(cost.voucher));

    const { basketRemoveVoucher } = await contractShop.expectData<BasketRemoveVoucherMutation>(
      'BasketRemoveVoucher',
      { basketId, voucherId: voucher?.id, isAnonymous: true },
      { token },
    );
    expect(basketRemoveVoucher).toMatchObject({ vouchers: [], cost: { voucher: 0 } });
    expect(toCents(basketRemoveVoucher.cost.total)).toBe(
      toCents(cost.total) + toCents(cost.voucher),
    );
  });

  it('reduces the total of the basket', async () => {
    const basket = await createBasket(token);
    const { cost: before } = await addItem(token, basket, (await findProductInStock(2)).id, 2);
    const variables = { basketId: basket, voucherNumber: demoData.voucher, isAnonymous: true };
    const { basketAddVoucher } = await contractShop.expectData<BasketAddVoucherMutation>(
      'BasketAddVoucher',
      variables,
      { token },
    );
    const { cost } = basketAddVoucher;
    expect(cost.voucher).toBeGreaterThan(0);
    expect(toCents(cost.total)).toBe(toCents(before.total) - toCents(cost.voucher));
  });

  it('fails with OXID’s error key and the number when it is unknown', async () => {
    const variables = { basketId, voucherNumber: 'GIBTESNICHT', isAnonymous: true };
    const error = await contractShop.expectError('BasketAddVoucher', variables, { token });
    expect(error.message).toBe('ERROR_MESSAGE_VOUCHER_NOVOUCHER');
    expect(error.extensions).toMatchObject({ number: 'GIBTESNICHT' });
  });

  it('fails when it has expired', async () => {
    const variables = { basketId, voucherNumber: demoData.expiredVoucher, isAnonymous: true };
    const error = await contractShop.expectError('BasketAddVoucher', variables, { token });
    expect(error.message).toMatch(/VOUCHER|COUPON/);
  });

  it('cannot be removed when it is not in the basket', needs('vouchers'), async () => {
    const variables = { basketId, voucherId: 'nirgends', isAnonymous: true };
    const error = await contractShop.expectError('BasketRemoveVoucher', variables, { token });
    expect(error.message).toContain('nirgends');
  });
});
