import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { type CsvColumn, tableCsv } from '@/domain/availability-table/table-csv';
import type { Language } from '@/domain/language/detect-language';

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
  const csv = tableCsv(columnsOf(options), rows);
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = options.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

function columnsOf({ words, language, hasHek }: Options): readonly CsvColumn<AvailabilityRow>[] {
  const money = (cents: number) => {
    const text = (cents / 100).toFixed(2);
    return language === 'de' ? text.replace('.', ',') : text;
  };
  const hek = { title: words.hek, of: (row: AvailabilityRow) => money(row.hekCents) };
  return [
    { title: words.sku, of: ({ sku }) => sku },
    { title: words.title, of: ({ title }) => title },
    { title: words.variation, of: ({ variation }) => variation },
    { title: words.size, of: ({ sizeShort }) => sizeShort },
    { title: words.color, of: ({ colorName }) => colorName },
    { title: words.stock, of: ({ stock }) => String(stock) },
    {
      title: words.incoming1,
      of: ({ incoming1, incoming1At }) => (incoming1At ? String(incoming1) : ''),
    },
    { title: words.incoming1At, of: ({ incoming1At }) => incoming1At ?? '' },
    {
      title: words.incoming2,
      of: ({ incoming2, incoming2At }) => (incoming2At ? String(incoming2) : ''),
    },
    { title: words.incoming2At, of: ({ incoming2At }) => incoming2At ?? '' },
    ...(hasHek ? [hek] : []),
    { title: words.uvp, of: ({ uvpCents }) => money(uvpCents) },
  ];
}
