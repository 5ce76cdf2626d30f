import { productPicturePath } from '@/domain/picture/picture-path';

interface Props {
  /** Missing for what is no longer sold: the place stays. */
  readonly sku: string | null | undefined;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy' | 'eager';
}

/** The picture of a line of a basket or an order; its name stands beside it, so the picture itself stays silent. */
export function LinePicture({ sku, width = 104, height = 70, loading = 'lazy' }: Props) {
  return (
    <span className="pic">
      {sku && <img src={productPicturePath(sku)} alt="" {...{ width, height, loading }} />}
    </span>
  );
}
