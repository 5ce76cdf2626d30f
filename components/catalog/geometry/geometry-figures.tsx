'use client';

import { useTranslations } from 'next-intl';
import { useBikeSelection } from '../bike/bike-selection';
import { GeometryDrawing } from './geometry-drawing';
import { GeometryTable } from './geometry-table';

/** The selected frame to scale. */
export function SelectedDrawing() {
  const t = useTranslations('bike.geometry');
  const { selected, geometry, frame } = useBikeSelection();
  if (geometry === undefined || frame === undefined) return null;
  return (
    <GeometryDrawing
      shape={frame.shape}
      geometry={geometry}
      bodyHeightCm={(geometry.bodyHeightMinCm + geometry.bodyHeightMaxCm) / 2}
      label={t('drawing', { size: selected.size, frame: frame.name })}
    />
  );
}

/** The measures of the selected frame in all its sizes. */
export function SelectedMeasures() {
  const { sizes, selected } = useBikeSelection();
  return <GeometryTable sizes={sizes} selected={selected.size} />;
}
