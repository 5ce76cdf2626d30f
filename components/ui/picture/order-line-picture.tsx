import { buildProductPicturePath } from '@/lib/platform/media/picture-path';

interface Props {
  /** Missing for what is no longer sold: the place stays. */
  readonly sku: string | null | undefined;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy' | 'eager';
}

/** The picture of a line of a basket or an order; its name stands beside it, so the picture itself stays silent. */
export function OrderLinePicture({ sku, width = 104, height = 70, loading = 'lazy' }: Props) {
  return (
    <span className="pic">
      {sku && <img src={buildProductPicturePath(sku)} alt="" {...{ width, height, loading }} />}
    </span>
  );
}
