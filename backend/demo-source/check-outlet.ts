import type { Catalogue } from './catalogue-files';
import { checkFlaw } from './check-flaw';
import { checkOutletSpecs } from './check-outlet-specs';
import type { SourceProblem } from './demo-source-error';

/** Outlet bikes of no model, in a frame, size or colour their model does not come in, or at prices that are no reduction. */
export function checkOutlet({
  bikes,
  outlet,
}: Pick<Catalogue, 'bikes' | 'outlet'>): SourceProblem[] {
  return outlet.content.flatMap((entry, index) => {
    const problem = (field: string, reason: string): SourceProblem => ({
      file: outlet.file,
      field: `${index}.${field}`,
      reason,
    });
    const model = bikes.find(({ content }) => content.slug === entry.model)?.content;
    if (!model) return [problem('model', `there is no model ${entry.model}`)];
    const frame = model.frames.find(({ short }) => short === entry.frame);
    return [
      ...(frame ? [] : [problem('frame', `${entry.model} has no frame ${entry.frame}`)]),
      ...(!frame || frame.sizes.some(({ short }) => short === entry.size)
        ? []
        : [problem('size', `frame ${entry.frame} has no size ${entry.size}`)]),
      ...(model.colors.some(({ short }) => short === entry.color)
        ? []
        : [problem('color', `${entry.model} has no colour ${entry.color}`)]),
      ...(entry.saleCents < entry.uvpCents
        ? []
        : [problem('saleCents', 'must be less than uvpCents')]),
      ...(entry.lowest30Cents > entry.saleCents
        ? []
        : [problem('lowest30Cents', 'must be more than saleCents')]),
      ...checkOutletSpecs(entry, model).map(([field, reason]) => problem(field, reason)),
      ...checkFlaw(entry, model).map(({ field, reason }) => problem(field, reason)),
    ];
  });
}
