import type { Mount } from '@/domain/configurator/mounted-parts';
import type { StockFacts } from '@/domain/availability/availability';
import { toWireDateTime } from './shop-wire';

/** A product as every area hands it to the Product resolvers: one language, with its stock and prices. */
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
  /** On a parent the sum of its variants, without deliveries. */
  stock: ProductStockModel;
  /** On a parent those of its cheapest variant. */
  prices: ProductPrices;
  /** Null when not reduced. */
  lowest30DaysCents: number | null;
}

/** How an article is mounted to a bicycle. */
export type MountModel = Mount;

export interface ProductStockModel {
  amount: number;
  incoming1: number | null;
  /** Epoch milliseconds. */
  incoming1At: number | null;
  incoming2: number | null;
  incoming2At: number | null;
}

/** Integer cents. UVP and sale price are gross with the home country's VAT, the dealers' purchase price (HEK) is net. */
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

/** What tells a single piece of the outlet from its model as it is built today, in one language. */
export interface OutletPieceModel {
  isNew: boolean;
  /** Rows that differ from the model's; null where the model's row does not hold. */
  specs: readonly { title: string; text: string | null }[];
}

/** A product's stock as the rules of availability read it. */
export function toStockFacts(stock: ProductStockModel): StockFacts {
  return {
    stock: stock.amount,
    marmstock1: stock.incoming1,
    marmstockDate1: toWireDateTime(stock.incoming1At),
    marmstock2: stock.incoming2,
    marmstockDate2: toWireDateTime(stock.incoming2At),
  };
}
