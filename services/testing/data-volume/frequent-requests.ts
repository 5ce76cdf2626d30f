/** A frequent request of the shop, as sent over HTTP. */
export interface FrequentRequest {
  name: string;
  /** Path below /tools. */
  path?: string;
  /** GraphQL query of the shop. */
  query?: string;
  /** True if the response contains every article, so that its size grows with the catalog. */
  returnsWholeCatalog?: boolean;
}

const product = 'id title sku stock { stock } price { price }';

/** Lists the frequent requests of a shop. `order` and `invoice` are existing numbers of a dealer's documents. */
export function listFrequentRequests({
  order,
  invoice,
}: {
  order: number;
  invoice: string;
}): FrequentRequest[] {
  return [
    { name: 'dealer: overview', path: '/b2b/overview' },
    { name: 'dealer: orders', path: '/b2b/orders' },
    { name: 'dealer: orders, last page', path: '/b2b/orders?page=999999' },
    { name: 'dealer: orders of a state', path: '/b2b/orders?state=shipped' },
    { name: 'dealer: orders by words', path: `/b2b/orders?q=${order}` },
    { name: 'dealer: an order', path: `/b2b/orders/${order}` },
    { name: 'dealer: orders.csv', path: '/b2b/orders.csv' },
    { name: 'dealer: open invoices', path: '/b2b/invoices' },
    { name: 'dealer: all invoices', path: '/b2b/invoices?show=all' },
    { name: 'dealer: invoices, last page', path: '/b2b/invoices?show=all&page=999999' },
    { name: 'dealer: invoices.csv', path: '/b2b/invoices.csv' },
    { name: 'dealer: an invoice', path: `/invoices/${invoice}.pdf` },
    { name: 'dealer: master data', path: '/b2b/master-data' },
    { name: 'dealer: stock connect', path: '/b2b/stock-connect', returnsWholeCatalog: true },
    { name: 'dealer: availability', path: '/b2b/availability' },
    { name: 'dealer: availability.csv', path: '/b2b/availability.csv' },
    {
      name: 'customer: ten orders',
      query:
        '{ customer { orders(pagination: { offset: 0, limit: 10 }) { id cost { total } items { title: id } } } }',
    },
    {
      name: 'customer: all orders asked for',
      query: '{ customer { orders(pagination: { offset: 0, limit: 100000 }) { id } } }',
    },
    { name: 'customer: credit', query: '{ customer { credit { free } } }' },
    { name: 'customer: baskets', query: '{ customer { baskets { id title } } }' },
    {
      name: 'products: first twenty',
      query: `{ products(pagination: { offset: 0, limit: 20 }) { ${product} } }`,
    },
    {
      name: 'products: by title',
      query: `{ products(filter: { title: { equals: "Teil 7" } }) { ${product} } }`,
    },
    { name: 'product: one', query: `{ product(productId: "grown-7") { ${product} } }` },
    { name: 'categories', query: '{ categories { id title } }' },
  ];
}
