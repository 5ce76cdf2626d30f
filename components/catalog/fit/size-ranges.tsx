import { useTranslations } from 'next-intl';
import { FrameIcon } from '@/components/catalog/frame-icon';
import { type FrameSizeRange, listSizeRanges } from '@/domain/advice/model-advice';
import type { SizedFrameView } from '@/lib/platform/views/fit-view';
import './size-ranges.scss';

/**
 * A chart on one scale of body heights: one row per frame shape, with a bar for the body heights that each size fits.
 */
export function SizeRanges({ models }: { readonly models: readonly SizedFrameView[] }) {
  const t = useTranslations('sizeRanges');
  const ranges = listSizeRanges(models);
  if (ranges.length === 0) return null;
  const minCm = Math.min(...ranges.map((range) => range.minCm));
  const maxCm = Math.max(...ranges.map((range) => range.maxCm));
  return (
    <section className="pt-5" aria-labelledby="size-ranges">
      <h2 id="size-ranges">{t('title', { count: ranges.length, min: minCm, max: maxCm })}</h2>
      <p className="text-2 mb-4">{t('text')}</p>
      <div className="row gx-lg-5 gy-5">
        {ranges.map((range) => (
          <div key={range.shape} className="col-lg-4">
            <ShapeBars range={range} scale={{ minCm, maxCm }} />
          </div>
        ))}
      </div>
    </section>
  );
}

type ShapeBarsProps = { range: FrameSizeRange; scale: { minCm: number; maxCm: number } };

function ShapeBars({ range, scale }: ShapeBarsProps) {
  const t = useTranslations('sizeRanges');
  const words = useTranslations('sizeAdviser');
  const shapes = useTranslations('bike.shapes');
  const percent = (cm: number) => `${(cm / (scale.maxCm - scale.minCm)) * 100}%`;
  return (
    <div className="lt-size-shape">
      <FrameIcon shape={range.shape} />
      <h3 className="mb-1">{shapes(range.shape)}</h3>
      <p className="text-2">{t('models', { count: range.models })}</p>
      <ul className="list-unstyled mb-0">
        {range.sizes.map(({ size, minCm, maxCm }) => (
          <li key={size}>
            <b>{size}</b>
            <span className="lt-size-scale" aria-hidden="true">
              <i
                style={{
                  marginLeft: percent(minCm - scale.minCm),
                  width: percent(maxCm - minCm),
                }}
              />
            </span>
            <span>{words('range', { min: minCm, max: maxCm })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
