const nothing = {
  price: 0,
  vat: 0,
  vatValue: 0,
  nettoPriceMode: false,
};

/** Builds a price in the API's shape, including 19 % VAT. */
export function buildPriceDto(price: number) {
  return { ...nothing, price, vat: 19, vatValue: Math.round((price / 119) * 1900) / 100 };
}

/** Builds an available bike in the API's shape, as in a basket. */
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

/** Builds a basket with one bike in the API's shape. Nothing is selected unless `change` sets it. */
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

/** Builds an address in the API's shape, as in address book, customer and order. */
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

/** Builds a delivery address in the API's shape. */
export function buildDeliveryAddressDto(id: string, change: object = {}) {
  return { id, ...buildAddressDto(change) };
}

const none: readonly object[] = [];

/** Builds a customer in the API's shape with an invoice address and nothing else saved. */
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

/** Key of an order's payment page, in the shop's format. */
export const paymentLink = `${'0'.repeat(32)}-${'a'.repeat(32)}`;

/** Builds an order of one bike in the API's shape, paid in advance and shipped as a parcel. */
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
