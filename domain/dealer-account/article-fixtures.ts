import type { AvailabilityRow } from './availability-row';

/** Creates a variant for tests: a bike if the SKU has five segments, otherwise an accessory. */
export function createTestArticle(
  sku: string,
  more: Partial<AvailabilityRow> = {},
): AvailabilityRow {
  const [, , variation = '', size = '', color = ''] = sku.split('.');
  const isBike = sku.split('.').length === 5;
  return {
    productId: `id-${sku}`,
    sku,
    kind: isBike ? 'bike' : 'accessory',
    title: 'Ludwig',
    slug: 'ludwig',
    variation: isBike ? variation : '',
    colorShort: isBike ? color : '',
    colorName: '',
    colorHex: null,
    sizeShort: isBike ? size : '',
    stock: 10,
    incoming1: 0,
    incoming1At: null,
    incoming2: 0,
    incoming2At: null,
    formerIncoming1At: null,
    movedAt: null,
    hekCents: 100000,
    uvpCents: 200000,
    b2bOnly: false,
    ...more,
  };
}

const colors = { TG: 'Tannengrün', SA: 'Sand', NB: 'Nachtblau' } as const;

/**
 * Test variants: Ludwig with eleven gears in S, M and L and three colors (Nachtblau does not exist in S), one Greta and
 * two bells.
 */
export const testArticles: readonly AvailabilityRow[] = [
  ...(['S', 'M', 'L'] as const).flatMap((size) =>
    (['TG', 'SA', 'NB'] as const)
      .filter((color) => size !== 'S' || color !== 'NB')
      .map((color) =>
        createTestArticle(`LU11.25.H.${size}.${color}`, { colorName: colors[color] }),
      ),
  ),
  createTestArticle('GR8.26.D.M.SB', {
    title: 'Greta',
    slug: 'greta',
    colorName: 'Salbei',
    stock: 0,
  }),
  createTestArticle('ZB.KRE.42.MS', {
    title: 'Klingel Kreuzberg',
    slug: 'klingel-kreuzberg',
    colorName: 'Messing',
    stock: 1200,
  }),
  createTestArticle('ZB.KRE.42.SW', {
    title: 'Klingel Kreuzberg',
    slug: 'klingel-kreuzberg',
    colorName: 'Schwarz',
    stock: 2,
    incoming1: 5,
    incoming1At: '2026-12-04',
  }),
];
