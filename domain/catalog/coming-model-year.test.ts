import { describe, expect, it } from 'vitest';
import { isOfComingYear } from './coming-model-year';

describe('isOfComingYear', () => {
  it.each([
    ['EM9.26.H.S.GR', ['EM9.25.H.S.GR', 'EM6.24.H.S.GR'], true],
    ['EM9.77.H.S.GR', ['EM9.25.H.S.GR'], true],
    ['EM9.25.H.S.GR', ['EM9.25.H.M.GR'], false],
    ['EM9.19.H.S.GR', ['EM9.25.H.M.GR'], false],
    ['EM9.26.H.S.GR', [], false],
    ['EM9.26.H.S.GR', [null, 'KL.1'], false],
    ['KL.1', ['EM9.25.H.M.GR'], false],
  ])('%s beside %j: %s', (sku, sold, expected) => {
    expect(isOfComingYear(sku, sold)).toBe(expected);
  });
});
