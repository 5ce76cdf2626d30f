import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import type { Language } from '@/domain/language/detect-language';
import { type CsvColumn, writeCsv } from '@/domain/tables/csv';

type Words = Readonly<
  Record<
    | 'sku'
    | 'title'
    | 'variation'
    | 'size'
    | 'color'
    | 'stock'
    | 'incoming1'
    | 'incoming1At'
    | 'incoming2'
    | 'incoming2At'
    | 'hek'
    | 'uvp',
    string
  >
>;

type Options = {
  readonly words: Words;
  readonly language: Language;
  /** Whether purchase prices may stand in the file. */
  readonly hasHek: boolean;
  readonly fileName: string;
};

/** Has the browser keep the rows as a CSV file, made here because the filter is known only here. */
export function saveTable(rows: readonly AvailabilityRow[], options: Options): void {
  const csv = tableCsv(rows, options);
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = options.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** The rows as CSV; a delivery that is not awaited leaves both its cells empty. */
export function tableCsv(
  rows: readonly AvailabilityRow[],
  { words, language, hasHek }: Omit<Options, 'fileName'>,
): string {
  const hek: CsvColumn<AvailabilityRow> = {
    title: words.hek,
    kind: 'money',
    of: ({ hekCents }) => hekCents,
  };
  const columns: CsvColumn<AvailabilityRow>[] = [
    { title: words.sku, kind: 'text', of: ({ sku }) => sku },
    { title: words.title, kind: 'text', of: ({ title }) => title },
    { title: words.variation, kind: 'text', of: ({ variation }) => variation },
    { title: words.size, kind: 'text', of: ({ sizeShort }) => sizeShort },
    { title: words.color, kind: 'text', of: ({ colorName }) => colorName },
    { title: words.stock, kind: 'count', of: ({ stock }) => stock },
    {
      title: words.incoming1,
      kind: 'count',
      of: ({ incoming1, incoming1At }) => (incoming1At ? incoming1 : null),
    },
    { title: words.incoming1At, kind: 'day', of: ({ incoming1At }) => incoming1At },
    {
      title: words.incoming2,
      kind: 'count',
      of: ({ incoming2, incoming2At }) => (incoming2At ? incoming2 : null),
    },
    { title: words.incoming2At, kind: 'day', of: ({ incoming2At }) => incoming2At },
    ...(hasHek ? [hek] : []),
    { title: words.uvp, kind: 'money', of: ({ uvpCents }) => uvpCents },
  ];
  return writeCsv(columns, rows, language);
}
