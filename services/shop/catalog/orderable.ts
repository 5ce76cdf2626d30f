import { getRestockQuantity, computeOrderableQuantity } from '@/domain/availability/availability';
import type { ProductModel, ProductStockModel } from '../base/product-model';
import { ShopError } from '../base/shop-errors';

/** Pieces of a product that can be sold. */
export function getSellableQuantity(stock: ProductStockModel): number {
  return computeOrderableQuantity({ ...stock, stock: stock.amount });
}

/** The stock after `amount` pieces were sold: from the shelf first, then from the first delivery, then from the second. Null when there are too few. */
export function allocateStock(stock: ProductStockModel, amount: number): ProductStockModel | null {
  if (getSellableQuantity(stock) < amount) return null;
  const fromShelf = Math.min(Math.max(0, stock.amount), amount);
  const fromFirst = Math.min(
    getRestockQuantity(stock.incoming1, stock.incoming1At),
    amount - fromShelf,
  );
  const fromSecond = amount - fromShelf - fromFirst;
  return {
    amount: stock.amount - fromShelf,
    incoming1: stock.incoming1 === null ? null : stock.incoming1 - fromFirst,
    incoming1At: stock.incoming1At,
    incoming2: stock.incoming2 === null ? null : stock.incoming2 - fromSecond,
    incoming2At: stock.incoming2At,
  };
}

/** Why nobody can order a product that the caller may see, whatever the stock, in OXID's words (external contract A.4); null when it can be ordered. */
export function findProductRejection(
  product: ProductModel | null,
  id: string,
  hasVariants: boolean,
): ShopError | null {
  if (!product?.active) {
    return new ShopError('NOT_AVAILABLE', `Product with id ${id} is not available`, {
      type: 'NOTAVAILABLE',
      productId: id,
    });
  }
  if (hasVariants)
    return new ShopError('NOT_ORDERABLE', `Product with id ${id} can not be ordered`, {
      type: 'NOTORDERABLE',
      productId: id,
    });
  return null;
}

/** OXID's words when no piece, or fewer than wanted, can be sold (external contract A.4). */
export function createStockRejection(
  productId: string,
  available: number,
  basketItemId?: string,
): ShopError {
  const ids = { productId, ...(basketItemId === undefined ? {} : { basketItemId }) };
  return available <= 0
    ? new ShopError('OUT_OF_STOCK', `Product with id ${productId} is out of stock`, {
        type: 'OUTOFSTOCK',
        ...ids,
      })
    : new ShopError(
        'LIMITED_STOCK',
        `Not enough items of product with id ${productId} in stock! Available: ${available}`,
        {
          type: 'LIMITEDAVAILABILITY',
          ...ids,
        },
      );
}
