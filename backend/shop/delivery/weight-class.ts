const classes = ['letter', 'parcel', 'bike'];

/** The heaviest class decides how a basket travels; nothing at all travels as a letter. */
export function heaviestClass(weightClasses: readonly string[]): string {
  return weightClasses.reduce(
    (heaviest, one) => (classes.indexOf(one) > classes.indexOf(heaviest) ? one : heaviest),
    'letter',
  );
}
