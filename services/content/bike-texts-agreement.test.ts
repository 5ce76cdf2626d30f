import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findMotor, hasMotorName } from '@/domain/catalog/variant';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { loadCatalog } from '../demo-data/load-catalog';

/** Compares the demo's texts about models with the models' data. */
const demo = fileURLToPath(new URL('../../demo', import.meta.url));
const { bikes, outlet } = loadCatalog(demo);
const models = bikes.map(({ content }) => content).filter(({ slug }) => !isPresaleSlug(slug));
const read = (file: string) => readFileSync(join(demo, 'content', file), 'utf8');

describe('model texts', () => {
  it('gives hub dynamo headlights the brightness of the data', () => {
    const lux = models.flatMap(({ specs }) =>
      specs.flatMap(({ value }) => {
        const [, lux] = /Nabendynamo.*?(\d+) Lux/.exec(value.de) ?? [];
        return lux === undefined ? [] : [Number(lux)];
      }),
    );
    const [least, most] = [Math.min(...lux), Math.max(...lux)];
    expect(read('features/de/light.yaml')).toContain(`${least} bis ${most} Lux`);
    expect(read('features/en/light.yaml')).toContain(`${least} to ${most} lux`);
  });

  it.each(models.map((model) => [model.slug, model] as const))(
    '%s names only motors it is sold with (Specification §9)',
    (_, { drivetrains, specs, texts }) => {
      const sold = drivetrains.flatMap(({ motor, year }) => findMotor(motor, year) ?? []);
      const lines = [...specs, ...drivetrains.flatMap((one) => one.specs)].flatMap(({ value }) => [
        value.de,
        value.en,
      ]);
      const allText = [...lines, JSON.stringify(texts)].join('\n');
      for (const name of ['X20', 'X35', 'Performance Line'])
        if (hasMotorName(allText, { name }))
          expect(
            sold.map((motor) => motor.name),
            `${name} in its texts`,
          ).toContain(name);
    },
  );

  it.each([
    'pages/de/support-press.yaml',
    'pages/en/support-press.yaml',
    'downloads/de/press-facts.md',
    'downloads/en/press-facts.md',
  ])('press quotes match the catalog prices: %s', (file) => {
    expect(read(file)).toContain('{{bikePriceMin}}');
    expect(read(file)).toContain('{{bikePriceMax}}');
  });
});

it.each(outlet.content.map((bike) => [bike.slug, bike] as const))(
  '%s is dated to a year in which its model was built',
  (_, { model, year }) => {
    const { firstProductionYear, lastProductionYear } = models.find(({ slug }) => slug === model)!;
    expect(2000 + year).toBeGreaterThanOrEqual(firstProductionYear);
    if (lastProductionYear !== null) expect(2000 + year).toBeLessThanOrEqual(lastProductionYear);
  },
);
