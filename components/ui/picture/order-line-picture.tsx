import { buildProductPicturePath } from '@/lib/platform/media/picture-path';

interface Props {
  /** SKU of the item; missing if it is no longer on sale. The space of the image is then kept empty. */
  readonly sku: string | null | undefined;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy' | 'eager';
}

/** The image of a basket or order line. It has an empty alternative text, because the name is beside it. */
export function OrderLinePicture({ sku, width = 104, height = 70, loading = 'lazy' }: Props) {
  return (
    <span className="pic">
      {sku && <img src={buildProductPicturePath(sku)} alt="" {...{ width, height, loading }} />}
    </span>
  );
}
