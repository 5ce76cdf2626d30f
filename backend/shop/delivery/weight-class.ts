const classes = ['letter', 'parcel', 'bike'] as const;

type WeightClass = (typeof classes)[number];

/** The heaviest class decides how a basket travels; nothing at all travels as a letter. */
export function heaviestClass(weightClasses: readonly string[]): WeightClass {
  const heaviest = Math.max(0, ...weightClasses.map((one) => classes.findIndex((c) => c === one)));
  return classes[heaviest] ?? 'letter';
}
