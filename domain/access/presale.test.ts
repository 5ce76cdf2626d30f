import { describe, expect, it } from 'vitest';
import {
  catalogueSlug,
  isPresale,
  isPresaleCategory,
  isPresaleSlug,
  presaleCategory,
} from './presale';

describe('presale models (Spec §6)', () => {
  it.each([
    ['emil-presale', true, 'emil'],
    ['emilia-presale', true, 'emilia'],
    ['Emil-PRESALE', true, 'Emil'],
    ['emil', false, 'emil'],
    ['presale', false, 'presale'],
    ['presale-emil', false, 'presale-emil'],
    ['', false, ''],
  ])('%s: %s, built on %s', (slug, isOne, model) => {
    expect(isPresaleSlug(slug)).toBe(isOne);
    expect(catalogueSlug(slug)).toBe(model);
    if (isOne) expect(isPresale(`/de/bikes/${slug}`, [])).toBe(true);
  });

  it('are in a category whose names the guard knows, too', () => {
    for (const title of Object.values(presaleCategory.title)) {
      expect(isPresaleCategory(title)).toBe(true);
      expect(isPresale('/de/bikes', [title])).toBe(true);
    }
    expect(isPresaleCategory('Fahrräder')).toBe(false);
    expect(isPresaleCategory(null)).toBe(false);
  });
});
