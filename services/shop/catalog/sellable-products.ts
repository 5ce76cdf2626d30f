import { getRestockQuantity, computeOrderableQuantity } from '@/domain/availability/availability';
import type { ProductModel, ProductStockModel } from '../base/product-model';
import { ShopError } from '../base/shop-errors';

/** Returns the quantity of a product that can be sold: the available stock plus restocks. */
export function getSellableQuantity(stock: ProductStockModel): number {
  return computeOrderableQuantity({ ...stock, stock: stock.amount });
}

/**
 * Returns the stock after `amount` pieces are sold: from the available stock first, then from the first and the second
 * restock. Null if the stock is too low.
 */
export function allocateStock(stock: ProductStockModel, amount: number): ProductStockModel | null {
  if (getSellableQuantity(stock) < amount) return null;
  const fromStock = Math.min(Math.max(0, stock.amount), amount);
  const fromFirst = Math.min(
    getRestockQuantity(stock.incoming1, stock.incoming1At),
    amount - fromStock,
  );
  const fromSecond = amount - fromStock - fromFirst;
  return {
    amount: stock.amount - fromStock,
    incoming1: stock.incoming1 === null ? null : stock.incoming1 - fromFirst,
    incoming1At: stock.incoming1At,
    incoming2: stock.incoming2 === null ? null : stock.incoming2 - fromSecond,
    incoming2At: stock.incoming2At,
  };
}

/**
 * Returns the reason, in OXID's wording, why a product visible to the caller cannot be ordered, regardless of its
 * stock; null if it can be ordered.
 */
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

/** Returns OXID's error for a product with too little stock: fewer pieces than requested can be sold, or none. */
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
