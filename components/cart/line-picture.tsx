import type { BasketProduct } from '@/domain/basket/basket';
import { productPicturePath } from '@/domain/picture/picture-path';

/** The line's picture; its name stands beside it, so the picture itself stays silent. */
export function LinePicture({ product }: { readonly product: BasketProduct | null }) {
  return (
    <span className="pic">
      {product?.sku && (
        <img src={productPicturePath(product.sku)} alt="" width={104} height={70} loading="lazy" />
      )}
    </span>
  );
}
