const nothing = {
  price: 0,
  vat: 0,
  vatValue: 0,
  nettoPriceMode: false,
};

/** A price in the wire's shape, VAT of 19 % included. */
export function wirePrice(price: number) {
  return { ...nothing, price, vat: 19, vatValue: Math.round((price / 119) * 1900) / 100 };
}

/** A bike in stock in the wire's shape, as a basket holds it. */
export function wireProduct(change: object = {}) {
  return {
    id: 'LU11.25.H.M.TG',
    sku: 'LU11.25.H.M.TG',
    title: 'Ludwig',
    active: true,
    shortDescription: 'Tiefgrau, M',
    outlet: false,
    category: { name: 'Stadt' },
    price: wirePrice(2380),
    listPrice: null,
    stock: { stock: 5, stockStatus: 0, restockDate: null, calculatedStock: 5 },
    ...change,
  };
}

/** A basket with one bike in the wire's shape: whatever `change` does not say is not chosen. */
export function wireBasket(change: object = {}) {
  const price = wirePrice(2380);
  return {
    id: 'basket-1',
    title: 'basket',
    public: false,
    items: [{ id: 'line-1', amount: 1, persParam: '', product: wireProduct() }],
    cost: {
      productNet: { ...nothing, price: 2000 },
      productGross: { sum: 2380, vats: [{ vatRate: 19, vatPrice: price.vatValue }] },
      delivery: nothing,
      payment: nothing,
      voucher: 0,
      discount: 0,
      total: 2380,
    },
    vouchers: [],
    ...{ deliveryWish: 'TOGETHER', parting: null, deliveryEstimate: null },
    ...change,
  };
}
