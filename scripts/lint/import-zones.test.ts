import { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { importZoneConfigs } from './import-zones.mjs';

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

/** What is said of a file that imports another one of the house. */
const said = (file: string, imported: string) =>
  linter
    .verify(`import { one } from '@/${imported}';`, [base, ...importZoneConfigs], {
      filename: `${root}${file}`,
    })
    .map(({ ruleId }) => ruleId);

const sendOperation = 'lib/gateways/shop/send-operation';
const wire = 'graphql/generated/shop/graphql';
const rule = 'domain/money/cents';

it.each([
  ['domain/money/a.ts', 'lib/platform/config/env'],
  ['domain/money/a.ts', 'graphql/generated/shop-types'],
  ['domain/money/a.ts', 'shared-state/source-stack'],
  ['lib/server/a.ts', 'components/ui/form/button'],
  ['lib/server/a.ts', 'backend/http/app'],
  ['lib/server/catalog/a.ts', wire],
  ['lib/server/catalog/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/server/catalog/a.ts', 'shared-state/redis-line'],
  ['lib/platform/http/a.ts', sendOperation],
  ['lib/platform/http/a.ts', 'lib/server/required'],
  ['lib/platform/http/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/platform/http/a.ts', wire],
  ['lib/gateways/shop/a.ts', 'lib/server/required'],
  ['lib/gateways/shop/a.ts', 'lib/browser/basket/basket-store'],
  ['lib/browser/basket/a.ts', 'lib/server/required'],
  ['lib/browser/basket/a.ts', sendOperation],
  ['lib/browser/basket/a.ts', wire],
  ['components/cart/a.tsx', 'components/catalog/bike-card'],
  ['components/cart/a.tsx', sendOperation],
  ['components/cart/a.tsx', wire],
  ['components/ui/a.tsx', 'components/catalog/bike-card'],
  ['components/cart/a.tsx', 'app/[lang]/bikes/[slug]/bike-view'],
  ['app/[lang]/page.tsx', sendOperation],
  ['app/[lang]/page.tsx', wire],
  ['app/[lang]/page.tsx', 'backend/http/app'],
  ['middleware.ts', sendOperation],
  ['backend/http/a.ts', 'lib/platform/config/env'],
  ['backend/http/a.ts', 'server/front'],
  ['server/http/a.ts', 'lib/server/required'],
  ['server/http/a.ts', wire],
  ['shared-state/a.ts', 'lib/platform/config/env'],
  ['lib/server/a.ts', 'server/front'],
  ['e2e/journeys/a.spec.ts', 'lib/platform/config/env'],
  ['scripts/lint/a.ts', 'components/ui/form/button'],
  ['lib/browser/basket/a.ts', 'e2e/support/fake-shop'],
  ['backend/http/a.ts', 'scripts/support/log.mjs'],
])('%s may not import %s', (file, imported) => {
  expect(said(file, imported)).toEqual(['import-x/no-restricted-paths']);
});

it.each([
  ['app/[lang]/page.tsx', 'lib/server/required'],
  ['components/cart/a.tsx', 'components/ui/form/button'],
  ['lib/server/catalog/a.ts', sendOperation],
  ['lib/gateways/shop/a.ts', wire],
  ['lib/browser/shop/a.ts', wire],
  ['lib/browser/shop/a.ts', 'lib/gateways/shop/map-basket'],
  ['lib/browser/basket/a.test.ts', 'lib/server/required'],
  ['lib/browser/basket/a.test.ts', 'e2e/support/fake-shop'],
  ['server/http/a.ts', 'lib/platform/config/env'],
  ['backend/http/a.ts', rule],
  ['lib/platform/http/a.ts', rule],
])('%s may import %s', (file, imported) => {
  expect(said(file, imported)).toEqual([]);
});
