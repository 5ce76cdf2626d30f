import type { Mount } from '@/domain/configurator/mounted-parts';
import type { StockData } from '@/domain/availability/availability';
import { toWireDateTime } from './graphql-values';

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
  /** Stock; on a parent, the sum of the stock of its variants, without restocks. */
  stock: ProductStockModel;
  /** Prices; on a parent, those of its cheapest variant. */
  prices: ProductPrices;
  /** Lowest price in the 30 days before the current reduction, in cents; null if the price is not reduced. */
  lowest30DaysCents: number | null;
}

/** How a product is mounted on a bicycle. */
export type MountModel = Mount;

export interface ProductStockModel {
  amount: number;
  incoming1: number | null;
  /** Day of the first restock in epoch milliseconds; null if there is none. */
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
  /** Specification rows that differ from those of the model. A null text hides the model's row. */
  specs: readonly { title: string; text: string | null }[];
}

/** Maps a product's stock to the input of the availability rules. */
export function toStockData(stock: ProductStockModel): StockData {
  return {
    stock: stock.amount,
    marmstock1: stock.incoming1,
    marmstockDate1: toWireDateTime(stock.incoming1At),
    marmstock2: stock.incoming2,
    marmstockDate2: toWireDateTime(stock.incoming2At),
  };
}
