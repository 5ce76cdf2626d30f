import type { Mount } from '@/domain/configurator/mounted-parts';
import type { StockFacts } from '@/domain/availability/availability';
import { toWireDateTime } from './shop-wire';

/** A product in one language with its stock and prices, as passed to the Product resolvers. */
export interface ProductModel {
  id: string;
  parentId: string | null;
  sku: string | null;
  active: boolean;
  outlet: boolean;
  position: number;
  weightClass: string;
  b2bOnly: boolean;
  title: string;
  shortDescription: string;
  longDescription: string;
  variantLabels: string[];
  variantValues: string[];
  /** On a parent, the sum of its variants without restocks. */
  stock: ProductStockModel;
  /** On a parent, the prices of its cheapest variant. */
  prices: ProductPrices;
  /** Null if not reduced. */
  lowest30DaysCents: number | null;
}

/** Mounting data of a product on a bicycle. */
export type MountModel = Mount;

export interface ProductStockModel {
  amount: number;
  incoming1: number | null;
  /** Epoch milliseconds. */
  incoming1At: number | null;
  incoming2: number | null;
  incoming2At: number | null;
}

/** Integer cents. UVP and sale price include the home country's VAT; the dealers' purchase price (HEK) is net. */
export interface ProductPrices {
  uvpCents: number;
  saleCents: number;
  hekCents: number;
}

export interface CategoryModel {
  id: string;
  title: string;
}

export interface ProductCategoryModel extends CategoryModel {
  isMain: boolean;
}

/** Condition of an outlet piece and its differences from the current version of its model, in one language. */
export interface OutletPieceModel {
  isNew: boolean;
  /** Rows that differ from the model's. A null text hides the model's row. */
  specs: readonly { title: string; text: string | null }[];
}

/** Maps a product's stock for the availability rules. */
export function toStockFacts(stock: ProductStockModel): StockFacts {
  return {
    stock: stock.amount,
    marmstock1: stock.incoming1,
    marmstockDate1: toWireDateTime(stock.incoming1At),
    marmstock2: stock.incoming2,
    marmstockDate2: toWireDateTime(stock.incoming2At),
  };
}
