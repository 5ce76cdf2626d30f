import type { BikeFile } from './bike-file';

export interface BikeVariant {
  /** type.year.variation.size.colour, for instance LU11.25.H.M.TG. */
  sku: string;
  frame: BikeFile['frames'][number];
  drivetrain: BikeFile['drivetrains'][number];
  size: string;
  color: BikeFile['colors'][number];
}

/** Every variant a model is built in: frames x drivetrains x sizes x colours less what is not built, in the order of the file. */
export function bikeVariants(bike: BikeFile): BikeVariant[] {
  return combinations(bike).filter(
    (variant) => !bike.notBuilt.some((rule) => rulesOut(rule, variant)),
  );
}

/** The rules of `notBuilt` that meet no combination of the model, by their place in the list. */
export function idleNotBuiltRules(bike: BikeFile): number[] {
  const all = combinations(bike);
  return bike.notBuilt.flatMap((rule, index) =>
    all.some((variant) => rulesOut(rule, variant)) ? [] : [index],
  );
}

function combinations(bike: BikeFile): BikeVariant[] {
  return bike.frames.flatMap((frame) =>
    bike.drivetrains.flatMap((drivetrain) =>
      frame.sizes.flatMap(({ short: size }) =>
        bike.colors.map((color) => ({
          sku: [drivetrain.code, drivetrain.year, frame.short, size, color.short].join('.'),
          frame,
          drivetrain,
          size,
          color,
        })),
      ),
    ),
  );
}

function rulesOut(
  rule: BikeFile['notBuilt'][number],
  { drivetrain, frame, size, color }: BikeVariant,
): boolean {
  return (
    (rule.code ?? drivetrain.code) === drivetrain.code &&
    (rule.frame ?? frame.short) === frame.short &&
    (rule.size ?? size) === size &&
    (rule.color ?? color.short) === color.short
  );
}
