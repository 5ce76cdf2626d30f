import { expect, it, describe } from 'vitest';
import {
  findProductPath,
  findBikeModel,
  bikeModelRedirects,
  findModelPagePath,
} from './product-paths';

describe('product path', () => {
  const slugs = { 'ZB.KRE.42.MS': 'klingel-kreuzberg' };

  it.each([
    ['LU11.25.H.M.TG', 'LU11.25.H.M.TG', '/bikes/ludwig?variant=LU11.25.H.M.TG'],
    ['HR14.25.H.M.TG', 'HR14.25.H.M.TG', '/bikes/heinrich-XIV?variant=HR14.25.H.M.TG'],
    ['LU8.23.H.L.RO', 'outlet-ludwig-lu8-2023-rost-l', '/bikes/outlet/ludwig-lu8-2023-rost-l'],
    ['ZB.KRE.42.MS', 'ZB.KRE.42.MS', '/accessories/klingel-kreuzberg?variant=ZB.KRE.42.MS'],
    ['ZB.NEU.01.SW', 'ZB.NEU.01.SW', null],
    ['constructor', 'constructor', null],
    ['QQ1.25.H.M.TG', 'QQ1.25.H.M.TG', null],
    [null, 'bike-ludwig', null],
  ])('the path of %s (%s) is %s', (sku, productId, path) => {
    expect(findProductPath({ sku, productId }, slugs)).toBe(path);
  });
});

describe('bike model redirects', () => {
  /** The rows of Specification §2. HAEV is shadowed by HA, because the first match in the table wins. */
  const rows: [code: string, model: string][] = [
    ['AN6', 'antonia'],
    ['AN9', 'antonia'],
    ['AR6', 'arthur-VI-IX'],
    ['AR9', 'arthur-VI-IX'],
    ['ARCR', 'arthur-cruiser'],
    ['AU9', 'arthur-ultimate'],
    ['AR', 'arthur'],
    ['EM6', 'emil'],
    ['EM9', 'emil'],
    ['EA6', 'emilia'],
    ['EA9', 'emilia'],
    ['FA11', 'frieda'],
    ['FA8', 'frieda'],
    ['FR11', 'friedrich'],
    ['FR8', 'friedrich'],
    ['GR8', 'greta'],
    ['GU8', 'gustav'],
    ['HA', 'hannah'],
    ['HAEV', 'hannah'],
    ['HEFW', 'hektor'],
    ['HEFX', 'hektor'],
    ['HREV', 'heinrich-enviolo'],
    ['HR14', 'heinrich-XIV'],
    ['HR1', 'heinrich-1.0'],
    ['OS', 'heinrich-1.0'],
    ['HR', 'heinrich'],
    ['OP', 'heinrich'],
    ['LO11', 'lotte'],
    ['LO8', 'lotte'],
    ['LU11', 'ludwig'],
    ['LU8', 'ludwig'],
    ['SI', 'siegfried'],
    ['SR', 'siegfried-road'],
    ['VI', 'viktor'],
    ['WCS12GR', 'wilhelm-gravel'],
    ['WR14GR', 'wilhelm-gravel'],
    ['WSD11GR', 'wilhelm-gravel'],
    ['WC12', 'wilhelm'],
    ['WC6', 'wilhelm'],
    ['WC9', 'wilhelm'],
    ['WCS12', 'wilhelm'],
    ['WI1', 'wilhelm'],
    ['WP12', 'wilhelm'],
    ['WP18', 'wilhelm'],
    ['WP9', 'wilhelm'],
    ['WR14', 'wilhelm'],
    ['WSD11', 'wilhelm'],
  ];

  describe('findBikeModel (Specification §2)', () => {
    it.each(rows)('redirects %s to %s', (code, model) => {
      expect(findBikeModel(`${code}.25.Q.M.TG`)).toBe(model);
    });

    it('contains exactly these codes in this order', () => {
      expect(bikeModelRedirects.flatMap(({ codes }) => codes)).toEqual(rows.map(([code]) => code));
      expect(bikeModelRedirects.find(({ codes }) => codes.includes('HAEV'))?.model).toBe(
        'hannah-enviolo',
      );
    });

    it('finds a code at any position in the slug', () => {
      expect(findBikeModel('bike-LU8.24')).toBe('ludwig');
    });

    it.each([
      ['LU11', 'no dot'],
      ['arthur-VI-IX', 'no dot, though VI is a code'],
      ['heinrich-1.0', "a model's own slug"],
      ['lu11.25.h.m.tg', 'small letters'],
      ['ZZ9.25.H.M.TG', 'no known code'],
      ['', 'nothing'],
    ])('does not redirect %s: %s', (slug) => {
      expect(findBikeModel(slug)).toBeNull();
    });

    it.each([...new Set(bikeModelRedirects.map(({ model }) => model))])(
      'does not redirect the model slug %s',
      (model) => {
        expect(findBikeModel(model)).toBeNull();
      },
    );

    it('uses the first match', () => {
      expect(findBikeModel('AR6.25.VI')).toBe('arthur-VI-IX');
      expect(findBikeModel('VI.LU11')).toBe('ludwig');
    });
  });

  describe('findModelPagePath (Specification §2)', () => {
    it.each([
      ['/bikes/lu11.25.h.m.tg', '/bikes/ludwig'],
      ['/bikes/Lu11.25.H.M.TG', '/bikes/ludwig'],
      ['/Bikes/LU11.25.H.M.TG', '/bikes/ludwig'],
      ['/BIKES/lu11.25.h.m.tg', '/bikes/ludwig'],
      ['/bikes/Heinrich-1.0', null],
      ['/bikes/wsd11gr.26.d.m.sb', '/bikes/wilhelm-gravel'],
      ['/bikes/haev.25.h.m.tg', '/bikes/hannah'],
      ['/bikes/ludwig.x', null],
      ['/bikes/LU11.25.H.M.TG', '/bikes/ludwig'],
      ['/bikes/heinrich-1.0', null],
      ['/bikes/outlet', null],
      ['/bikes/outlet/LU11.25.H.M.TG', null],
      ['/bikes/LU11.25.H.M.TG/configuration', null],
      ['/accessories/LU11.25.H.M.TG', null],
      ['/bikes', null],
    ])('redirects %s to %s', (path, target) => {
      expect(findModelPagePath(path)).toBe(target);
    });
  });
});
