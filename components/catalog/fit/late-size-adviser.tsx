'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/fields.scss';
import '@/styles/by-use/switches.scss';
import '@/styles/by-use/chips.scss';
import './fit.scss';
import './size-answers.scss';
import '../card.scss';

/** The question and its answers, seen before their code is there. */
export const LateSizeAdviser = lateIsland(() =>
  import('./size-adviser').then((module) => module.SizeAdviser),
);
