import type { AccountsFile } from './accounts-file';
import type { SourceProblem } from './demo-source-error';
import type { FromFile } from './read-yaml';

interface Known {
  skus: ReadonlySet<string>;
  shop: { payments: readonly { id: string }[]; deliveryMethods: readonly { id: string }[] };
}

/** Orders and baskets of articles, payments and deliveries that nobody knows, and numbers and titles that are there twice. */
export function checkAccounts(
  { file, content }: FromFile<AccountsFile>,
  { skus, shop }: Known,
): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const expect = (isRight: boolean, field: string, reason: string) => {
    if (!isRight) problems.push({ file, field, reason });
  };
  const expectOnce = (seen: Set<string | number>, value: string | number, field: string) => {
    expect(!seen.has(value), field, `${value} is there twice`);
    seen.add(value);
  };
  const expectSkus = (items: readonly { sku: string }[], field: string, list = 'items') =>
    items.forEach(({ sku }, index) =>
      expect(skus.has(sku), `${field}.${list}.${index}.sku`, `the catalogue knows no ${sku}`),
    );
  const [numbers, invoices] = [new Set<string | number>(), new Set<string | number>()];
  content.forEach((account, at) => {
    account.orders.forEach((order, index) => {
      const field = `${at}.orders.${index}`;
      expectSkus(order.items, field);
      expectOnce(numbers, order.number, `${field}.number`);
      const isBilled = (order.dispatchedDaysAgo ?? order.paidDaysAgo) !== undefined;
      const hasInvoice = order.invoice !== undefined;
      expect(
        isBilled === hasInvoice,
        `${field}.invoice`,
        'what has left or is paid has an invoice',
      );
      if (order.invoice !== undefined) expectOnce(invoices, order.invoice, `${field}.invoice`);
      const { payment, delivery } = order;
      const isPayment = shop.payments.some(({ id }) => id === payment);
      expect(isPayment, `${field}.payment`, `shop.yaml knows no ${payment}`);
      const isDelivery = shop.deliveryMethods.some(({ id }) => id === delivery);
      expect(isDelivery, `${field}.delivery`, `shop.yaml knows no ${delivery}`);
    });
    expectSkus(account.testRides, `${at}`, 'testRides');
    const titles = new Set<string | number>();
    account.baskets.forEach((basket, index) => {
      const field = `${at}.baskets.${index}`;
      expectSkus(basket.items, field);
      expectOnce(titles, basket.title, `${field}.title`);
    });
  });
  return problems;
}
