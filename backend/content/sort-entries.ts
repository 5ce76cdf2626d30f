import { contentError } from './content-error';

const byLanguage = { de: new Intl.Collator('de'), en: new Intl.Collator('en') };

/** Entries in the order of keys like `name` or `updatedAt:desc`; without keys in the order of the files' positions. */
export function sortContent<Entry extends { locale?: 'de' | 'en' }>(
  entries: readonly Entry[],
  sort: readonly (string | null)[],
  isSortable: (field: string) => boolean,
): Entry[] {
  const keys = sort.filter((key) => key !== null).map(parseKey);
  for (const { field } of keys) if (!isSortable(field)) throw contentError(`Invalid key ${field}`);
  const steps = keys.length > 0 ? keys : [{ field: 'position', sign: 1 }];
  return [...entries].sort((a, b) => {
    for (const { field, sign } of steps) {
      const order =
        compare(valueOf(a, field), valueOf(b, field), byLanguage[a.locale ?? 'de']) * sign;
      if (order !== 0) return order;
    }
    return 0;
  });
}

function parseKey(key: string): { field: string; sign: number } {
  const [field = '', direction = 'asc'] = key.split(':');
  const order = direction.toLowerCase();
  if (order !== 'asc' && order !== 'desc')
    throw contentError(`Invalid order. order can only be one of asc|desc|ASC|DESC`);
  return { field, sign: order === 'asc' ? 1 : -1 };
}

function valueOf(entry: object, field: string): unknown {
  return Object.hasOwn(entry, field) ? Reflect.get(entry, field) : undefined;
}

function compare(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
