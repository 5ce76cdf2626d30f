import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureDemoFolder } from '../../demo-data/fixtures/fixture-demo';
import { openTestDatabase } from '../../testing/test-database';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { seedDemo } from './seed-demo';

describe('demo dealers', () => {
  let tools: TestRest;

  beforeAll(async () => {
    tools = await openTestRest({ demoDir: 'demo' });
  });

  afterAll(() => tools.close());

  it('have their stock from the first start', async () => {
    const { dealers } = await (await tools.call('/dealer-stock')).json();
    const stockByDealer = new Map(
      dealers.map((dealer: { dealerNumber: string; skus: string[] }) => [
        dealer.dealerNumber,
        dealer.skus,
      ]),
    );
    expect([...stockByDealer.keys()].sort()).toEqual(['20418', '20731']);
    expect(stockByDealer.get('20418')).toContain('LU11.25.H.M.TG');
  });
});

it('a stock of unknown products is rejected, and nothing is written', async () => {
  const demo = createFixtureDemoFolder();
  const test = await openTestDatabase();
  const file = join(demo, 'dealer-stock.yaml');
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, "- { dealerNumber: '1', skus: [X.1] }\n");
  await expect(seedDemo(test.db, demo, Date.now(), () => undefined)).rejects.toThrow(
    'dealer-stock.yaml: 0.skus.0: the catalogue knows no X.1',
  );
  await test.close();
  rmSync(demo, { recursive: true });
});
