'use client';

import { useTranslations } from 'next-intl';
import { useBikeSelection } from '../bike/bike-selection';
import { FitForm } from '../fit/fit-form';
import { SelectedDrawing, SelectedMeasures } from './geometry-figures';

/** Drawing, fit and table of the selected frame. */
export function GeometrySection() {
  const t = useTranslations('bike.geometry');
  const { geometry, frame } = useBikeSelection();
  if (geometry === undefined || frame === undefined) return null;
  return (
    <section className="container-xxl" id="geometry" aria-labelledby="geometry-title">
      <h2 id="geometry-title">{t('title')}</h2>
      <div className="row gx-lg-5 gy-4 align-items-start">
        <div className="col-lg-6">
          <SelectedDrawing />
        </div>
        <div className="col-lg-6">
          <FitForm />
          <SelectedMeasures />
        </div>
      </div>
    </section>
  );
}
