'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/dense-tables.scss';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/catalog/product-detail.scss';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/fit/fit.scss';
import '@/components/ui/picture/crossfade-picture.scss';

/**
 * The images of the selected variant. Like all exports of this file, it is server-rendered, and therefore visible
 * before its code loads.
 */
export const LazyBikeGallery = lazyIsland(() =>
  import('./bike-gallery').then((module) => module.BikeGallery),
);

/** The model's description with its close-ups. */
export const LazyBikeStory = lazyIsland(() =>
  import('./bike-story').then((module) => module.BikeStory),
);

/** The delivery dates of all colors and sizes. */
export const LazyAvailabilityTable = lazyIsland(() =>
  import('./availability-table').then((module) => module.AvailabilityTable),
);

/** Drawing, size advice and geometry table of the selected frame. */
export const LazyGeometrySection = lazyIsland(() =>
  import('./geometry-section').then((module) => module.GeometrySection),
);

/** The specifications of the selected drivetrain and the model. */
export const LazyBikeSpecs = lazyIsland(() =>
  import('./bike-specs').then((module) => module.BikeSpecs),
);
