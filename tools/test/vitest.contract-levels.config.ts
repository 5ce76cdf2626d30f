import { defineConfig } from 'vitest/config';
import { contractProject } from './vitest.contract.config.ts';

/** The files that test the shop at each level below `full`. Level `stock-7` differs from `stock` in names and messages only. */
const filesByLevel = {
  specification: ['e2e/contract/shop-*.test.ts'],
  stock: ['e2e/contract/shop-*.test.ts'],
  'stock-7': ['e2e/contract/shop-{catalog,token}.test.ts'],
};

/** The contract suite with the embedded shop at each level below `full`, one project per level. */
export default defineConfig({
  test: {
    projects: Object.entries(filesByLevel).map(([name, include]) => ({
      ...contractProject,
      test: { ...contractProject.test, name, include },
    })),
  },
});
