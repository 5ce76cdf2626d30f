import { createTestStock } from '@/domain/catalog/variant-fixtures';
import type { Basket, BasketLine, BasketProduct, PriceWithVat } from './basket';
import { emptyPersParam } from './pers-param';

const price = (cents: number): PriceWithVat => ({
  cents,
  vatPercent: 19,
  vatCents: 0,
  isNet: false,
});

/** Creates a product for tests, by default for 10 € including VAT and with nine pieces in stock. */
export function createTestBasketProduct(
  id: string,
  product: Partial<BasketProduct> = {},
): BasketProduct {
  return {
    id,
    sku: id,
    title: id,
    shortDescription: '',
    categoryName: null,
    isOutlet: false,
    price: price(1000),
    listPriceCents: null,
    stock: createTestStock({ stock: 9 }),
    ...product,
  };
}

/** Creates a basket line for tests; its product is in stock by default. */
export function createTestLine(
  productId: string,
  amount: number,
  line: Partial<BasketLine> = {},
): BasketLine {
  return {
    id: `line-${productId}`,
    amount,
    persParam: emptyPersParam,
    lastUpdateDate: null,
    product: createTestBasketProduct(productId),
    availability: { kind: 'now' },
    ...line,
  };
}

/** Creates a basket for tests with the given lines. */
export function createTestBasket(
  lines: readonly BasketLine[],
  basket: Partial<Basket> = {},
): Basket {
  return {
    id: 'basket',
    title: 'title',
    isPublic: false,
    creationDate: null,
    lastUpdateDate: null,
    lines,
    cost: {
      productNet: price(0),
      productGross: { sumCents: 0, vats: [] },
      delivery: price(0),
      payment: price(0),
      voucherCents: 0,
      discountCents: 0,
      totalCents: 0,
    },
    vouchers: [],
    deliveryMethod: null,
    deliveryAddressId: null,
    deliveryCountryId: null,
    payment: null,
    shipmentMode: 'together',
    shipmentOptions: null,
    deliveryEstimate: null,
    ...basket,
  };
}
