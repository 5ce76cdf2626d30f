import type { BikeCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type {
  CatalogProductFieldsFragment,
  CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';

/** Returns a price as the shop service sends it, in euros. For tests. */
export const createPriceDto = (price: number) => ({
  price,
  vat: 19,
  vatValue: 0,
  nettoPriceMode: false,
});

/** Returns one variant as the shop service sends it. For tests. */
export function createVariantDto(
  sku: string,
  price: number,
  more: Partial<CatalogVariantFieldsFragment> = {},
): CatalogVariantFieldsFragment {
  return {
    id: sku,
    sku,
    title: 'Ludwig',
    active: true,
    shortDescription: '',
    outlet: false,
    variantValues: [],
    lowestPrice30Days: null,
    price: createPriceDto(price),
    listPrice: null,
    stock: {
      stock: 1,
      restockDate: null,
      calculatedStock: 1,
      calculatedRestockDate: null,
    },
    marmstock1: null,
    marmstockDate1: null,
    marmstock2: null,
    marmstockDate2: null,
    ...more,
  };
}

/** Returns one parent product with its variants as the shop service sends it. For tests. */
export function createProductDto(
  id: string,
  variants: CatalogVariantFieldsFragment[],
  more: Partial<CatalogProductFieldsFragment> = {},
): CatalogProductFieldsFragment {
  return {
    ...createVariantDto(id, 0),
    id,
    sku: null,
    longDescription: '',
    weightClass: 'bike',
    dealer: false,
    flaw: null,
    outletPiece: null,
    variants,
    ...more,
  };
}

/** One model as the content service sends it for lists. For tests. */
export const bikeDto: BikeCardFieldsFragment = {
  slug: 'ludwig',
  name: 'Ludwig',
  productId: 'bike-ludwig',
  claim: 'Das Stadtrad.',
  firstProductionYear: 2014,
  lastProductionYear: null,
  subcategory: { slug: 'stadt', name: 'Stadt', hex: null },
  transmission_group: [{ slug: 'hub', name: 'Nabe', hex: null }],
  geometry: [{ slug: 'diamond', name: 'Diamant', hex: null }],
  colors: [{ slug: 'sand', name: 'Sand', hex: '#d6c497' }, null],
  colorVariation: [
    {
      short: 'SA',
      name: 'Sand',
      slug: 'sand',
      hex: '#d6c497',
      finish: 'satin',
    },
    {
      short: 'RO',
      name: 'Rost',
      slug: 'rost',
      hex: '#b4451f',
      finish: 'gloss',
    },
  ],
  frameVariation: [
    { short: 'H', name: 'Diamant', shape: 'diamond' },
    { short: 'Z', name: 'Zeppelin', shape: 'airship' },
  ],
  driveTrainVariation: [
    {
      code: 'LU11',
      name: 'Alfine 11',
      group: 'hub',
      kind: 'alfine11',
      motor: null,
      weightGrams: 13400,
      torqueNm: null,
      batteryWh: null,
    },
    {
      code: 'AR6',
      name: 'Pinion, Mahle',
      group: 'pinion',
      kind: 'pinion-c6',
      motor: 'mahle',
      weightGrams: 17000,
      torqueNm: 23,
      batteryWh: 353,
    },
  ],
};
