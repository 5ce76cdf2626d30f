'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/dense-tables.scss';
import '@/styles/by-use/fields.scss';
import '@/styles/by-use/goods.scss';
import '@/styles/by-use/switches.scss';
import '../detail.scss';
import '../card.scss';
import '../fit/fit.scss';
import '@/components/ui/picture/swap-picture.scss';

/** The pictures of the selected variant; seen before their code is there, as all parts of this file. */
export const BikeGallery = lateIsland(() =>
  import('./bike-gallery').then((module) => module.BikeGallery),
);

/** The model's story with its close-ups. */
export const BikeStory = lateIsland(() =>
  import('./bike-story').then((module) => module.BikeStory),
);

/** The dates of all colours and sizes. */
export const BikeDates = lateIsland(() =>
  import('./availability-table').then((module) => module.AvailabilityTable),
);

/** Drawing, fit and table of the selected frame. */
export const GeometrySection = lateIsland(() =>
  import('../geometry/geometry-section').then((module) => module.GeometrySection),
);

/** The facts of the selected drive train and the model. */
export const BikeFacts = lateIsland(() =>
  import('./bike-specs').then((module) => module.BikeSpecs),
);
