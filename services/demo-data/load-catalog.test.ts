import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBikeVariants } from './bike-variants';
import { loadCatalog } from './load-catalog';
import { DemoDataError } from './load-yaml';
import { createFixtureDemoFolder } from './fixtures/fixture-demo';

let demo: string;

beforeEach(() => {
  demo = createFixtureDemoFolder();
});

afterEach(() => rmSync(demo, { recursive: true, force: true }));

const bike = 'catalogue/bikes/probe.yaml';
const accessory = 'catalogue/accessories/klingel-probe.yaml';
const outlet = 'catalogue/outlet.yaml';

function replace(file: string, old: string, now: string): void {
  const text = readFileSync(join(demo, file), 'utf8');
  expect(text).toContain(old);
  writeFileSync(join(demo, file), text.replace(old, now));
}

function problems(): string {
  try {
    loadCatalog(demo);
  } catch (error) {
    if (error instanceof DemoDataError) return error.message;
    throw error;
  }
  return '';
}

describe('loadCatalog', () => {
  it('reads models, accessories and outlet', () => {
    const { bikes, accessories, outlet: outletBikes } = loadCatalog(demo);
    expect(bikes.map(({ content }) => content.slug)).toEqual(['probe']);
    expect(accessories.map(({ content }) => content.articles.length)).toEqual([2]);
    expect(outletBikes.content).toHaveLength(1);
  });

  it.each([
    ['Windows-1252', (text: string) => Buffer.from(`# Größe\n${text}`, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8 with a null byte', (text: string) => Buffer.from(`\0${text}`)],
  ])('rejects a file in %s and names the file', (_, encoded) => {
    const path = join(demo, bike);
    writeFileSync(path, encoded(readFileSync(path, 'utf8')));
    expect(problems()).toBe(`${bike}: is not written in UTF-8 (line 1): save it as UTF-8`);
  });

  it('reads a file with a byte order mark', () => {
    const path = join(demo, bike);
    writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`);
    expect(problems()).toBe('');
  });

  it.each([
    ['a duplicate key', (text: string) => `${text}\nslug: zwei\n`, 'unique'],
    ['an empty file', () => '', 'expected object'],
  ])('rejects %s', (_, changed, reason) => {
    const path = join(demo, bike);
    writeFileSync(path, changed(readFileSync(path, 'utf8')));
    expect(problems()).toContain(reason);
  });

  it('loads without accessories and outlet', () => {
    rmSync(join(demo, 'catalogue/accessories'), { recursive: true });
    rmSync(join(demo, outlet));
    const catalogue = loadCatalog(demo);
    expect(catalogue.accessories).toEqual([]);
    expect(catalogue.outlet.content).toEqual([]);
  });

  it('builds every combination that no rule excludes', () => {
    const skus = listBikeVariants(loadCatalog(demo).bikes[0]!.content).map(({ sku }) => sku);
    expect(skus).toHaveLength(2 * 3 * 3 + 2 * 2 * 3);
    expect(skus).toContain('PREV.24.T.L.GR');
    expect(skus).not.toContain('PREV.24.T.S.GR');
    expect(new Set(skus).size).toBe(skus.length);
  });

  it.each<[string, string, string, string, string]>([
    [
      'an unknown colour',
      bike,
      'color: rost',
      'color: pink',
      `${bike}: colors.1.color: colors.yaml knows no pink`,
    ],
    [
      'an unknown subcategory',
      bike,
      'subcategory: stadt',
      'subcategory: mond',
      `${bike}: subcategory: terms.yaml knows no subcategory mond`,
    ],
    [
      'a colour segment used twice',
      bike,
      'short: RO',
      'short: TG',
      `${bike}: colors.1.short: is there twice`,
    ],
    [
      'a code and year used twice',
      bike,
      "code: PREV\n    name: { de: 'Enviolo mit Motor', en: 'Enviolo with motor' }\n    group: enviolo\n    kind: enviolo\n    motor: mahle\n    year: 24",
      "code: PR8\n    name: { de: 'Enviolo mit Motor', en: 'Enviolo with motor' }\n    group: enviolo\n    kind: enviolo\n    motor: mahle\n    year: 25",
      `${bike}: drivetrains.1: code is there twice`,
    ],
    [
      'a rule for a combination that is not built',
      bike,
      '{ code: PREV, size: S }',
      '{ code: PREV, size: XXL }',
      `${bike}: notBuilt.0: meets no combination`,
    ],
    [
      'stock of a variant that is not built',
      bike,
      'sku: PR8.25.H.L.TG',
      'sku: PREV.24.H.S.TG',
      `${bike}: stock.3.sku: PREV.24.H.S.TG is not built`,
    ],
    [
      'duplicate stock',
      bike,
      'sku: PR8.25.H.L.TG',
      'sku: PR8.25.H.M.TG',
      `${bike}: stock.3.sku: is there twice`,
    ],
    [
      'a dealer price above the retail price',
      bike,
      'hekCents: 98000',
      'hekCents: 980000',
      `${bike}: drivetrains.0.hekCents: must be less than uvpCents`,
    ],
    [
      'a field that does not exist',
      bike,
      'position: 1',
      'position: 1\nwheels: 3',
      `${bike}: Unrecognized key`,
    ],
    [
      'a fraction of a cent',
      bike,
      'uvpCents: 179500',
      'uvpCents: 1795.5',
      `${bike}: drivetrains.0.uvpCents`,
    ],
    [
      'a child seat on a rack that cannot carry it',
      bike,
      'childSeat: none',
      'childSeat: rack',
      `${bike}: frames.1.childSeat: needs a rack for 27 kg`,
    ],
    [
      'a seat clamp on a mixte',
      bike,
      'childSeat: none',
      'childSeat: clamp',
      `${bike}: frames.1.childSeat: a clamp needs the round seat tube of a diamond frame without a rack`,
    ],
    [
      'a load limit of a missing rack',
      bike,
      'rackKg: null',
      'rackKg: 25',
      `${bike}: permitted.rackKg: there is no rear rack`,
    ],
    [
      'a row that is generated from other data',
      bike,
      'label: { de: Gabel, en: Fork }',
      'label: { de: Kindersitz, en: Child seat }',
      `${bike}: specs: the row Child seat is made from permitted and childSeat`,
    ],
    ['broken YAML', bike, 'slug: probe', 'slug: [probe', `${bike}: `],
    [
      'an unknown brand',
      accessory,
      'brand: lautlos',
      'brand: laut',
      `${accessory}: brand: brands.yaml knows no laut`,
    ],
    [
      'a model that does not exist',
      accessory,
      'fits: [probe]',
      'fits: [probe, ghost]',
      `${accessory}: fits.1: there is no model ghost`,
    ],
    [
      'a duplicate sku',
      accessory,
      'sku: KLP.SW',
      'sku: KLP.MS',
      `${accessory}: articles.1.sku: sku KLP.MS is there twice`,
    ],
    [
      'a sale price that is not lower',
      accessory,
      'cents: 2400',
      'cents: 2900',
      `${accessory}: articles.1.sale.cents: must be less than uvpCents`,
    ],
    [
      'an outlet bike of an unknown model',
      outlet,
      'model: probe',
      'model: ghost',
      `${outlet}: 0.model: there is no model ghost`,
    ],
    [
      'an outlet bike in a size that the frame lacks',
      outlet,
      'size: M',
      'size: XL',
      `${outlet}: 0.size: frame H has no size XL`,
    ],
    [
      'a defect of an unknown kind',
      outlet,
      'kind: scratch',
      'kind: rust',
      `${outlet}: 0.flaw.kind: Invalid option: expected one of "scratch"|"chip"`,
    ],
    [
      'a defect on a part without a matching picture',
      outlet,
      'part: down-tube',
      'part: saddle',
      `${outlet}: 0.flaw.part: there is no picture of a scratch on the saddle, only on: down-tube, top-tube, fork-inner`,
    ],
    [
      'a defect past the end of its part',
      outlet,
      'at: 0.3',
      'at: 1.3',
      `${outlet}: 0.flaw.at: Too big: expected number to be <=1`,
    ],
    [
      'a defect without its size',
      outlet,
      'size: 70, touchedUp: true',
      'touchedUp: true',
      `${outlet}: 0.flaw.size: a scratch has a size, in millimetres`,
    ],
    [
      'a dent marked as touched up',
      outlet,
      'kind: scratch, part: down-tube',
      'kind: dent, part: mudguard',
      `${outlet}: 0.flaw.touchedUp: only scratch and chip are touched up, not dent`,
    ],
    [
      'an own row of an outlet bike that its model does not have',
      outlet,
      'de: Gabel, en: Fork',
      'de: Radio, en: Radio',
      `${outlet}: 0.specs.0.label: probe has no row Radio`,
    ],
    [
      'an outlet bike that is a current variant',
      outlet,
      'year: 23',
      'year: 25',
      `${outlet}: 0: sku PR8.25.H.M.TG is there twice, also in ${bike}`,
    ],
  ])('reports file, field and reason for %s', (_name, file, old, now, expected) => {
    replace(file, old, now);
    expect(problems()).toContain(expected);
  });

  it('reports a missing file', () => {
    rmSync(join(demo, 'catalogue/terms.yaml'));
    expect(problems()).toBe('catalogue/terms.yaml: the file is missing');
  });

  it('requires at least one bicycle', () => {
    rmSync(join(demo, bike));
    rmSync(join(demo, accessory));
    rmSync(join(demo, outlet));
    expect(problems()).toBe('catalogue/bikes: there is no bike file in it');
  });

  it('reports the problems of several files at once', () => {
    replace(bike, 'color: rost', 'color: pink');
    replace(accessory, 'brand: lautlos', 'brand: laut');
    expect(problems().split('\n')).toHaveLength(2);
  });
});
