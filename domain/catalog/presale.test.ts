import { describe, expect, it } from 'vitest';
import {
  getCatalogSlug,
  isPresalePage,
  isPresaleCategory,
  isPresaleSlug,
  presaleCategory,
} from './presale';

describe('presale models (Specification §6)', () => {
  it.each([
    ['emil-presale', true, 'emil'],
    ['emilia-presale', true, 'emilia'],
    ['Emil-PRESALE', true, 'Emil'],
    ['emil', false, 'emil'],
    ['presale', false, 'presale'],
    ['presale-emil', false, 'presale-emil'],
    ['', false, ''],
  ])('%s is a presale slug: %s, based on %s', (slug, isOne, model) => {
    expect(isPresaleSlug(slug)).toBe(isOne);
    expect(getCatalogSlug(slug)).toBe(model);
    if (isOne) expect(isPresalePage(`/de/bikes/${slug}`, [])).toBe(true);
  });

  it('belong to a category that the access guard recognizes', () => {
    for (const title of Object.values(presaleCategory.title)) {
      expect(isPresaleCategory(title)).toBe(true);
      expect(isPresalePage('/de/bikes', [title])).toBe(true);
    }
    expect(isPresaleCategory('Fahrräder')).toBe(false);
    expect(isPresaleCategory(null)).toBe(false);
  });
});
