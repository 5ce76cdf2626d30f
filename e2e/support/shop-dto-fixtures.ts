const nothing = {
  price: 0,
  vat: 0,
  vatValue: 0,
  nettoPriceMode: false,
};

/** A price in the wire's shape, VAT of 19 % included. */
export function buildPriceDto(price: number) {
  return { ...nothing, price, vat: 19, vatValue: Math.round((price / 119) * 1900) / 100 };
}

/** A bike in stock in the wire's shape, as a basket holds it. */
export function buildProductDto(change: object = {}) {
  return {
    id: 'LU11.25.H.M.TG',
    sku: 'LU11.25.H.M.TG',
    title: 'Ludwig',
    active: true,
    shortDescription: 'Tiefgrau, M',
    outlet: false,
    category: { name: 'Stadt' },
    price: buildPriceDto(2380),
    listPrice: null,
    stock: { stock: 5, stockStatus: 0, restockDate: null, calculatedStock: 5 },
    ...change,
  };
}

/** A basket with one bike in the wire's shape: whatever `change` does not say is not chosen. */
export function buildBasketDto(change: object = {}) {
  const price = buildPriceDto(2380);
  return {
    id: 'basket-1',
    title: 'basket',
    public: false,
    items: [{ id: 'line-1', amount: 1, persParam: '', product: buildProductDto() }],
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

const germany = { id: 'de', title: 'Deutschland', isoAlpha2: 'DE', position: 1, active: true };

/** An address in the wire's shape, as book, customer and order hold it. */
export function buildAddressDto(change: object = {}) {
  return {
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Thießen',
    company: '',
    additionalInfo: '',
    street: 'Sonnenallee',
    streetNumber: '41',
    zipCode: '12045',
    city: 'Berlin',
    phone: '',
    mobile: '',
    fax: '',
    email: 'anna@lautlos.example',
    vatID: '',
    vatIDState: 'NONE',
    country: germany,
    ...change,
  };
}

/** A delivery address in the wire's shape. */
export function buildDeliveryAddressDto(id: string, change: object = {}) {
  return { id, ...buildAddressDto(change) };
}

const none: readonly object[] = [];

/** A customer with an invoice address and nothing else saved, in the wire's shape. */
export function buildCustomerDto(change: object = {}) {
  return {
    id: 'anna',
    firstName: 'Anna',
    lastName: 'Thießen',
    email: 'anna@lautlos.example',
    customerNumber: '10001',
    shbCustomerNumber: '',
    invoiceAddress: buildAddressDto(),
    deliveryAddresses: none,
    orders: none,
    baskets: none,
    ...change,
  };
}

/** The key of an order's payment page, as the shop gives it. */
export const paymentLink = `${'0'.repeat(32)}-${'a'.repeat(32)}`;

/** An order of one bike, paid in advance and sent by parcel, in the wire's shape. */
export function buildOrderDto(orderNumber: number, change: object = {}) {
  const price = buildPriceDto(2380);
  const nothing = buildPriceDto(0);
  return {
    id: `order-${orderNumber}`,
    orderNumber,
    ordered: '2026-07-22T10:00:00+00:00',
    remark: '',
    reference: '',
    cancelled: false,
    ...{ withdrawn: null, held: null },
    deliveryWish: 'TOGETHER',
    ...{ shipments: none, invoices: none },
    items: [
      {
        ...{ id: 'item-1', amount: 1, persParam: '', price, itemPrice: price },
        ...{ sku: 'LU11.25.H.M.TG', title: 'Ludwig', shortDescription: 'Tiefgrau, M' },
        product: buildProductDto(),
      },
    ],
    cost: {
      productNet: { ...nothing, price: 2000 },
      productGross: { sum: 2380, vats: [{ vatRate: 19, vatPrice: price.vatValue }] },
      delivery: nothing,
      payment: nothing,
      voucher: 0,
      discount: 0,
      total: 2380,
    },
    delivery: {
      trackingNumber: '',
      trackingURL: '',
      provider: { id: 'parcel', active: true, title: 'Spedition' },
    },
    payment: {
      id: 'p',
      payment: { id: 'prepaid', active: true, title: 'Vorkasse', description: '' },
      ...{ state: 'PAID', link: paymentLink, isOnline: false },
    },
    invoiceAddress: buildAddressDto(),
    deliveryAddress: null,
    ...change,
  };
}
