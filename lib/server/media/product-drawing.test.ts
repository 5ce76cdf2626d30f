import { describe, expect, it } from 'vitest';
import { parseDrawingName, parseDrawingOptions } from './product-drawing';

const known = {
  frames: ['H', 'D'],
  colors: ['sand', 'rost'],
  sizes: ['S', 'M'],
  codes: ['LU8', 'LU11'],
};

describe('parseDrawingName', () => {
  it.each([
    ['ludwig.H.sand.svg', { name: 'ludwig.H.sand', view: 'side' }],
    ['ludwig.H.sand.M.LU8.dims.svg', { name: 'ludwig.H.sand.M.LU8', view: 'dims' }],
    ['heinrich-1.0.H.sand.hub.svg', { name: 'heinrich-1.0.H.sand', view: 'hub' }],
    ['ludwig.H.sand.png', null],
    ['../secret.svg', null],
    ['.svg', null],
    [`${'a'.repeat(200)}.svg`, null],
  ])('%s', (file, expected) => {
    expect(parseDrawingName(file)).toEqual(expected);
  });
});

describe('parseDrawingOptions', () => {
  it.each([
    ['H.sand', { frame: 'H', color: 'sand', size: null, code: null }],
    ['D.rost.M', { frame: 'D', color: 'rost', size: 'M', code: null }],
    ['H.sand.LU8', { frame: 'H', color: 'sand', size: null, code: 'LU8' }],
    ['H.sand.S.LU11', { frame: 'H', color: 'sand', size: 'S', code: 'LU11' }],
    ['X.sand', null],
    ['H.pink', null],
    ['H.sand.XXL', null],
    ['H.sand.S.LU11.more', null],
    ['', null],
  ])('%s', (rest, expected) => {
    expect(parseDrawingOptions(rest, known)).toEqual(expected);
  });
});
