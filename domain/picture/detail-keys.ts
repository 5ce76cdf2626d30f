/** Drive trains that look like another one from outside: they share its close-ups. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  fixed: 'singlespeed',
  'pinion-c6': 'pinion-c9',
  'pinion-p12': 'pinion-p18',
};

/**
 * The close-ups that show a drive train, most telling first, whether there are such pictures or not. A Bosch motor sits
 * where the cranks are, a Mahle motor where the hub is: neither is shown with the part it replaces.
 */
export function detailKeys(kind: string, motor: string | null): string[] {
  const parts =
    motor === 'bosch'
      ? ['hub']
      : motor === 'mahle'
        ? ['gearbox', 'drive']
        : ['gearbox', 'drive', 'hub'];
  const names = [kind, LOOKS_LIKE[kind]].filter((name) => name !== undefined);
  return [
    ...(motor === null ? [] : [`details/${motor}-motor`, `details/${motor}-hub`]),
    ...parts.flatMap((part) => names.map((name) => `details/${name}-${part}`)),
  ];
}
