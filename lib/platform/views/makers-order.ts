import type { MakersOrder } from '@/domain/catalog/lead-variant';
import type { BikeChoiceView } from './bike-view';

/** The order of a model's frames, drive trains and colours, as its views list them. */
export function makersOrder({
  frames,
  drivetrains,
  colors,
}: Pick<BikeChoiceView, 'frames' | 'drivetrains' | 'colors'>): MakersOrder {
  return {
    frames: frames.map(({ short }) => short),
    drivetrains: drivetrains.map(({ code }) => code),
    colors: colors.map(({ short }) => short),
  };
}
