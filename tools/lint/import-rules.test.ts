import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { cruiseTestProject } from './test-project';

const shopClient = 'lib/gateways/shop/shop-client';
const apiTypes = 'graphql/generated/shop/graphql';
const useCase = 'lib/server/content-report/get-content-report';
const pureRule = 'domain/money/cents';

/** Imports that violate exactly one rule: the file and the imported module. */
const rejected: readonly (readonly [file: string, imported: string])[] = [
  ['domain/money/a.ts', 'lib/platform/config/env'],
  ['domain/money/a.ts', 'graphql/generated/shop-types'],
  ['domain/money/a.ts', 'lib/platform/observability/source-stack'],
  ['lib/server/a.ts', 'components/ui/form/button'],
  ['lib/server/a.ts', 'services/http/server'],
  ['lib/server/catalog/a.ts', apiTypes],
  ['lib/server/catalog/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/server/catalog/a.ts', 'server/shared-state/redis-client'],
  ['lib/platform/http/a.ts', shopClient],
  ['lib/platform/http/a.ts', useCase],
  ['lib/platform/http/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/platform/http/a.ts', apiTypes],
  ['lib/gateways/shop/a.ts', useCase],
  ['lib/gateways/shop/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/browser/basket/a.ts', useCase],
  ['lib/browser/basket/a.ts', 'lib/gateways/result'],
  ['lib/browser/basket/a.ts', shopClient],
  ['lib/browser/basket/a.ts', apiTypes],
  ['components/cart/a.tsx', 'components/catalog/bike-card'],
  ['components/cart/a.tsx', shopClient],
  ['components/cart/a.tsx', apiTypes],
  ['components/ui/a.tsx', 'components/catalog/bike-card'],
  ['components/cart/a.tsx', 'app/[lang]/bikes/[slug]/bike-view'],
  ['app/[lang]/page.tsx', shopClient],
  ['app/[lang]/page.tsx', apiTypes],
  ['app/[lang]/page.tsx', 'services/http/server'],
  ['middleware.ts', shopClient],
  ['services/http/a.ts', 'lib/platform/config/env'],
  ['services/http/a.ts', 'server/custom-server'],
  ['server/http/a.ts', useCase],
  ['server/http/a.ts', apiTypes],
  ['server/shared-state/a.ts', 'server/custom-server'],
  ['server/shared-state/a.ts', 'lib/platform/config/env'],
  ['lib/server/a.ts', 'server/custom-server'],
  ['e2e/journeys/a.spec.ts', 'lib/platform/config/env'],
  ['tools/lint/a.ts', 'components/ui/form/button'],
  ['lib/browser/basket/a.ts', 'e2e/support/fake-shop'],
  ['services/http/a.ts', 'server/supervisor/console.mjs'],
  ['services/http/a.ts', useCase],
  ['services/http/a.ts', 'tools/build/build-site.mjs'],
  ['server/http/a.ts', 'tools/build/build-site.mjs'],
  ['tools/build/a.ts', 'lib/platform/http/rate-limit'],
  ['tools/build/a.ts', 'services/shop/shop-app'],
];

const accepted: readonly (readonly [file: string, imported: string])[] = [
  ['app/[lang]/page.tsx', useCase],
  ['app/[lang]/page.tsx', 'lib/gateways/result'],
  ['components/cart/a.tsx', 'components/ui/form/button'],
  ['lib/server/catalog/a.ts', shopClient],
  ['lib/gateways/shop/a.ts', apiTypes],
  ['lib/browser/shop/a.ts', apiTypes],
  ['lib/browser/account/orders-api.ts', apiTypes],
  ['lib/browser/shop/a.ts', 'lib/gateways/shop/map-basket'],
  ['lib/browser/basket/a.test.ts', useCase],
  ['lib/browser/basket/a.test.ts', 'e2e/support/fake-shop'],
  ['server/http/a.ts', 'lib/platform/config/env'],
  ['services/http/a.ts', pureRule],
  ['services/http/a.ts', 'server/shared-state/redis-config'],
  ['services/http/a.ts', 'lib/platform/observability/request-id'],
  ['tools/build/a.ts', 'server/supervisor/console.mjs'],
  ['tools/build/a.ts', 'services/platform/services-config'],
  ['lib/platform/http/a.ts', pureRule],
];

const from = (specifier: string) => `import { one } from '${specifier}';`;

/** Files of services/ with an import that violates exactly one rule. */
const rejectedInServices: readonly (readonly [file: string, code: string])[] = [
  ['shop/resolvers/order.resolvers.ts', from('../order/order.repository')],
  ['stock-connect/feeds/feeds.routes.ts', from('../dealer-articles.repository')],
  ['payments/payments.routes.ts', from('@/services/shop/order/order.repository')],
  ['shop/resolvers/a.resolvers.ts', "import type { One } from '../order/a.repository';"],
  ['shop/basket/a.ts', from('../order/place-order')],
  ['shop/basket/a.ts', from('../token/token.service')],
  ['shop/base/context.ts', "import type { One } from '../../documents/document-formats';"],
  ['shop/base/context.ts', "type One = import('../order/order-model').One;"],
  ['shop/order/a.ts', "export { one } from '../resolvers/checkout-dto';"],
  ['shop/order/a.ts', "const one = import('../../testing/test-shop');"],
  ['shop/order/a.ts', from('@/services/shop/shop-app')],
  ['documents/a.ts', from('../main')],
  ['platform/a.ts', from('../database/database')],
  ['attic/a.ts', from('../shop/base/shop-context')],
];

const acceptedInServices: readonly (readonly [file: string, code: string])[] = [
  ['shop/order/place-order.ts', from('../basket/basket.service')],
  ['shop/order/place-order.ts', from('../basket/basket.repository')],
  ['shop/order/place-order.ts', from('./order.repository')],
  ['shop/order/place-order.ts', "import type { BasketModel } from '../basket/basket-model';"],
  ['shop/seed/seed-orders.ts', from('../order/order.repository')],
  ['dealer-account/orders/order-view.ts', from('../../documents/document-formats')],
  ['dealer-account/orders/a.ts', from('../../customer-requests/contact.service')],
  ['rest-app.ts', from('./customer-requests/requests.routes')],
  ['shop/basket/basket.test.ts', from('../order/order.repository')],
  ['shop/order/place-order.ts', from('@/domain/order/expected-delivery')],
];

const rejectedPackages = ['papaparse', 'fast-xml-parser', 'js-yaml', 'react-bootstrap/Modal'];

interface Case {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  readonly isRejected: boolean;
}

const cases: readonly Case[] = [
  ...[...rejected, ...accepted].map(([file, imported], index) => ({
    ...{ file, code: `import { one } from '@/${imported}';` },
    isRejected: index < rejected.length,
  })),
  ...[...rejectedInServices, ...acceptedInServices].map(([file, code], index) => ({
    ...{ file: `services/${file}`, code },
    isRejected: index < rejectedInServices.length,
  })),
  ...rejectedPackages.map((name) => ({
    ...{ file: 'lib/platform/http/a.ts', code: `import one from '${name}';` },
    isRejected: true,
  })),
].map(({ file, ...one }, index) => ({
  ...one,
  name: `${file}: ${one.code}`,
  // A directory may contain the files of several cases.
  file: file.includes('/')
    ? posix.join(posix.dirname(file), `case${index}-${posix.basename(file)}`)
    : file,
}));

/** Returns the path of the module that a file imports; null for a package. */
function getTarget({ file, code }: Case): string | null {
  const specifier = /'([^']+)'/.exec(code)?.[1] ?? '';
  if (!/^\.|^@\//.test(specifier)) return null;
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : posix.join(posix.dirname(file), specifier);
  return path.endsWith('.mjs') ? path : `${path}.ts`;
}

it('rejects each forbidden import by one rule and accepts the others', async () => {
  const targets = cases.flatMap((one) => getTarget(one) ?? []);
  const { errors } = await cruiseTestProject({
    ...Object.fromEntries(targets.map((target) => [target, 'export const one = 1;'])),
    ...Object.fromEntries(cases.map(({ file, code }) => [file, code])),
  });
  const found = cases.map(({ name, file }) => [
    name,
    errors.filter((error) => error.includes(`: ${file} -> `)).length,
  ]);
  expect(found).toEqual(cases.map(({ name, isRejected }) => [name, isRejected ? 1 : 0]));
});

it.each([
  ['of values', "import './a';"],
  ['of types', "import type { A } from './a';"],
])('rejects cycles %s between files', async (_name, code) => {
  const { errors } = await cruiseTestProject({
    'domain/money/a.ts': "import './b';\nexport type A = 1;",
    'domain/money/b.ts': code,
  });
  expect(errors[0]).toMatch(/^file-cycle: domain\/money\/\w\.ts -> domain\/money/);
});

it('accepts cycles of tests', async () => {
  const { errors } = await cruiseTestProject({
    'services/testing/a.ts': "import './b';",
    'services/testing/b.ts': "import './a';",
  });
  expect(errors).toEqual([]);
});
