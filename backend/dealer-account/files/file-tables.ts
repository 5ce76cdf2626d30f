import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import type { ContentEntries } from '../../content/entries';
import { availabilityColumns } from '../availability/availability-columns';
import type { TableColumn } from '../../documents/tables/table-file';

type Column = TableColumn<AvailabilityRow>;

/** The availability's columns without stock and days: what an article is and costs. */
const priceTitles = ['SKU', 'Name', 'Version', 'Size', 'Colour'];
const articleColumns = availabilityColumns.filter(({ title }) => priceTitles.includes(title.en));

/** Articles with their prices; the same for every b2b customer. */
export const priceListColumns: readonly Column[] = [
  ...articleColumns,
  ...availabilityColumns.filter(({ kind }) => kind === 'money'),
];

/** Bicycles and those with an auxiliary motor (Combined Nomenclature 8712 00 30 and 8711 60 10); parts and accessories. */
const tariffs = { bike: '87120030', motorised: '87116010', accessory: '87149990' } as const;

/** What merchandise systems and customs ask of an article. Weights are the drivetrain's in its reference size, in grams. */
export function articleDataColumns(content: ContentEntries, language: Language): readonly Column[] {
  const drivetrains = new Map(
    content.bikes
      .filter(({ locale }) => locale === language)
      .flatMap(({ driveTrainVariation }) => driveTrainVariation.map((one) => [one.code, one])),
  );
  const drivetrainOf = ({ sku }: AvailabilityRow) => drivetrains.get(parseSku(sku)?.type ?? '');
  const tariffOf = (row: AvailabilityRow) => {
    if (row.kind === 'accessory') return tariffs.accessory;
    return drivetrainOf(row)?.motor ? tariffs.motorised : tariffs.bike;
  };
  return [
    ...articleColumns,
    {
      title: { de: 'Farbcode', en: 'Colour code' },
      kind: 'text',
      width: 10,
      of: ({ colorShort }) => colorShort,
    },
    {
      title: { de: 'Gewicht g', en: 'Weight g' },
      kind: 'count',
      width: 10,
      of: (row) => drivetrainOf(row)?.weightGrams ?? null,
    },
    { title: { de: 'Zolltarif', en: 'Tariff' }, kind: 'text', width: 12, of: tariffOf },
    {
      title: { de: 'Ursprung', en: 'Origin' },
      kind: 'text',
      width: 10,
      of: ({ kind }) => (kind === 'bike' ? 'DE' : ''),
    },
    {
      title: { de: 'UVP brutto EUR', en: 'Retail price, gross EUR' },
      kind: 'money',
      width: 15,
      of: ({ uvpCents }) => uvpCents,
    },
  ];
}
