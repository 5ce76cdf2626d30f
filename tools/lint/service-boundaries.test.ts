import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { serviceBoundaries } from './service-boundaries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

function listViolations(file: string, code: string): (string | undefined)[] {
  const linter = new Linter({ cwd: root });
  const language: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
  };
  return linter
    .verify(code, [language, serviceBoundaries], { filename: `${root}${file}` })
    .map(({ messageId }) => messageId);
}

const from = (specifier: string) => `import { one } from '${specifier}';`;

it.each([
  ['shop/resolvers/order.resolvers.ts', from('../order/order.repository'), 'skips'],
  ['stock-connect/feeds/feeds.routes.ts', from('../dealer-articles.repository'), 'skips'],
  ['payments/payments.routes.ts', from('@/services/shop/order/order.repository'), 'skips'],
  ['shop/resolvers/a.resolvers.ts', "import type { One } from '../order/a.repository';", 'skips'],
  ['shop/basket/a.ts', from('../order/place-order'), 'upwards'],
  ['shop/basket/a.ts', from('../token/token.service'), 'upwards'],
  ['shop/base/context.ts', "import type { One } from '../../documents/formats';", 'upwards'],
  ['shop/base/context.ts', "type One = import('../order/order-model').One;", 'upwards'],
  ['shop/order/a.ts', "export { one } from '../resolvers/checkout-dto';", 'upwards'],
  ['shop/order/a.ts', "const one = import('../../testing/test-shop');", 'upwards'],
  ['shop/order/a.ts', from('@/services/shop/shop-app'), 'upwards'],
  ['documents/a.ts', from('../main'), 'upwards'],
  ['platform/a.ts', from('../database/database'), 'upwards'],
  ['attic/a.ts', from('../shop/base/shop-context'), 'unknown'],
])('rejects services/%s containing %s', (file, code, violation) => {
  expect(listViolations(`services/${file}`, code)).toEqual([violation]);
});

it.each([
  ['shop/order/place-order.ts', from('../basket/basket.service')],
  ['shop/order/place-order.ts', from('../basket/basket.repository')],
  ['shop/order/place-order.ts', from('./order.repository')],
  ['shop/order/place-order.ts', "import type { BasketModel } from '../basket/basket-model';"],
  ['shop/seed/seed-orders.ts', from('../order/order.repository')],
  ['dealer-account/orders/order-view.ts', from('../../documents/formats')],
  ['dealer-account/orders/a.ts', from('../../requests/contact.service')],
  ['rest-app.ts', from('./requests/requests.routes')],
  ['shop/basket/basket.test.ts', from('../order/order.repository')],
  ['shop/order/place-order.ts', from('@/domain/order/expected-delivery')],
])('accepts services/%s containing %s', (file, code) => {
  expect(listViolations(`services/${file}`, code)).toEqual([]);
});
