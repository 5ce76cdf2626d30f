import { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { layerBoundaries } from './layer-boundaries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const linter = new Linter({ cwd: root });
const base = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: tseslint.parser },
  plugins: { 'import-x': importX },
  settings: {
    'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
  },
} as unknown as Linter.Config;

/** Returns the rules that a file violates by importing another one. */
const listRules = (file: string, imported: string) =>
  linter
    .verify(`import { one } from '@/${imported}';`, [base, ...layerBoundaries], {
      filename: `${root}${file}`,
    })
    .map(({ ruleId }) => ruleId);

const shopClient = 'lib/gateways/shop/shop-client';
const apiTypes = 'graphql/generated/shop/graphql';
const useCase = 'lib/server/content-report/get-content-report';
const pureRule = 'domain/money/cents';

it.each([
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
])('rejects imports from %s to %s', (file, imported) => {
  expect(listRules(file, imported)).toEqual(['import-x/no-restricted-paths']);
});

it.each([
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
  ['tools/build/a.ts', 'services/platform/environment'],
  ['lib/platform/http/a.ts', pureRule],
])('accepts imports from %s to %s', (file, imported) => {
  expect(listRules(file, imported)).toEqual([]);
});
