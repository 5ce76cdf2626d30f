import type { StockFacts } from '@/domain/catalog/availability';
import type { ProductStockModel } from './product-model';
import { wireTime } from './wire-time';

/** A product's stock as the rules of availability read it. */
export function factsOfStock(stock: ProductStockModel): StockFacts {
  return {
    stock: stock.amount,
    marmstock1: stock.incoming1,
    marmstockDate1: wireTime(stock.incoming1At),
    marmstock2: stock.incoming2,
    marmstockDate2: wireTime(stock.incoming2At),
  };
}
