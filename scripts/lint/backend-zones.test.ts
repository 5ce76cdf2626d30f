import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { backendZones } from './backend-zones.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

function breaches(file: string, code: string): (string | undefined)[] {
  const linter = new Linter({ cwd: root });
  const language: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
  };
  return linter
    .verify(code, [language, backendZones], { filename: `${root}${file}` })
    .map((one) => one.messageId);
}

const from = (specifier: string) => `import { one } from '${specifier}';`;

it.each([
  ['shop/resolvers/order.resolvers.ts', from('../order/order.repository'), 'skips'],
  ['stock-connect/feeds/feeds.routes.ts', from('../articles/sold-articles.repository'), 'skips'],
  ['shop/order/place-order.ts', from('../basket/basket.repository'), 'repository'],
  ['shop/order/place-order.ts', from('@/backend/shop/basket/basket.repository'), 'repository'],
  ['dealer-account/orders/a.ts', from('../../shop/order/order.repository'), 'repository'],
  ['start.ts', from('./dealer-account/master-data/master-data.repository'), 'repository'],
  ['shop/order/place-order.ts', from('../basket/basket-items'), 'door'],
  ['stock-connect/veloconnect/a.ts', from('../../documents/invoice/invoice-view'), 'door'],
  ['shop/basket/a.ts', from('../order/order.service'), 'upwards'],
  ['shop/basket/a.ts', from('../token/token.service'), 'upwards'],
  ['shop/base/context.ts', "import type { One } from '../../documents/formats';", 'upwards'],
  ['shop/base/context.ts', "type One = import('../order/order-model').One;", 'upwards'],
  ['shop/order/a.ts', "export { one } from '../resolvers/wire-cost';", 'upwards'],
  ['shop/order/a.ts', "const one = import('../../testing/test-shop');", 'upwards'],
  ['attic/a.ts', from('../shop/base/context'), 'unknown'],
])('backend/%s may not hold %s', (file, code, breach) => {
  expect(breaches(`backend/${file}`, code)).toEqual([breach]);
});

it.each([
  ['shop/order/place-order.ts', from('../basket/basket.service')],
  ['shop/order/place-order.ts', from('./order.repository')],
  ['shop/order/place-order.ts', "import type { BasketModel } from '../basket/basket-model';"],
  ['shop/seed/seed-orders.ts', from('../order/order.repository')],
  ['dealer-account/orders/order-view.ts', from('../../documents/formats')],
  ['dealer-account/orders/a.ts', from('../../enquiries/enquiries.service')],
  ['rest-app.ts', from('./enquiries/contact/contact.routes')],
  ['shop/order/place-order.test.ts', from('../basket/basket.repository')],
  ['shop/order/place-order.ts', from('@/domain/order/expected-delivery')],
])('backend/%s may hold %s', (file, code) => {
  expect(breaches(`backend/${file}`, code)).toEqual([]);
});
