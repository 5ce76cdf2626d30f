import type { Language } from '@/domain/locale/language';
import { type Availability, getAvailability } from '@/domain/availability/availability';
import { parseBikeSku } from '@/domain/catalog/sku';
import { computeConfigurationTotals } from '@/domain/configurator/mounted-parts';
import { computeEstimatedDelivery } from '@/domain/delivery/estimated-delivery';
import { homeCountryId } from '@/domain/address/countries';
import { formatNumber } from '@/domain/money/format-money';
import { toBerlinDay } from '@/domain/time/day';
import { formatDaySpan } from '@/domain/time/format-day';
import type { BikeEntry } from '../../content/entries';
import { type ProductModel, toStockData } from '../../shop/base/product-model';
import { getDocumentFormats } from '../document-formats';

interface Words {
  title: (name: string) => string;
  asOf: (day: string) => string;
  total: string;
  weight: (kilos: string) => string;
  heavier: (grams: string) => string;
  now: string;
  from: (day: string) => string;
  unknown: string;
  arrives: (days: string) => string;
  code: string;
  scan: string;
}

const configurationMessages: Record<Language, Words> = {
  de: {
    title: (name) => `Ihr ${name}`,
    asOf: (day) => `Stand ${day}. Preise und Termine können sich ändern.`,
    total: 'Zusammen, inkl. MwSt., in Deutschland frei Haus',
    weight: (kilos) => `Gewicht mit Ausstattung: ${kilos} kg`,
    heavier: (grams) => `${grams} g`,
    now: 'sofort',
    from: (day) => `ab ${day}`,
    unknown: 'Termin folgt',
    arrives: (days) => `Heute bestellt, bei Ihnen ${days}.`,
    code: 'Code dieser Konfiguration',
    scan: 'QR-Code scannen, oder den Code eingeben auf',
  },
  en: {
    title: (name) => `Your ${name}`,
    asOf: (day) => `As of ${day}. Prices and dates may change.`,
    total: 'Together, incl. VAT, free delivery in Germany',
    weight: (kilos) => `Weight with parts: ${kilos} kg`,
    heavier: (grams) => `${grams} g`,
    now: 'in stock',
    from: (day) => `from ${day}`,
    unknown: 'date to follow',
    arrives: (days) => `Ordered today, with you ${days}.`,
    code: 'Code of this configuration',
    scan: 'Scan the QR code, or enter the code at',
  },
};

/** Texts of a configuration sheet, before layout. */
export interface ConfigurationSheet {
  title: string;
  note: string;
  rows: { name: string; detail: string; price: string }[];
  total: { label: string; price: string };
  facts: string[];
  codeLabel: string;
  code: string;
  scan: string;
  /** URL of the page where a configuration code can be entered. */
  address: string;
  /** Content of the QR code. */
  link: string;
}

interface Facts {
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  siteUrl: string;
  code: string;
  bike: ProductModel;
  entry: BikeEntry;
  parts: readonly { product: ProductModel; addsGrams: number }[];
}

/** Builds the sheet of a configured bike with current retail prices and dates. */
export function buildConfigurationSheet(facts: Facts): ConfigurationSheet {
  const { language, now, siteUrl, code, bike, entry, parts } = facts;
  const words = configurationMessages[language];
  const { euros, day } = getDocumentFormats(language);
  const whenOf = (availability: Availability): string =>
    availability.kind === 'date' ? words.from(day(availability.date)) : words[availability.kind];
  const pieceOf = ({ prices, stock }: ProductModel) => ({
    priceCents: prices.saleCents,
    availability: getAvailability(toStockData(stock)),
  });
  const weightGrams = entry.driveTrainVariation.find(
    (one) => one.code === parseBikeSku(bike.sku)?.type,
  )?.weightGrams;
  const pieces = parts.map(({ product, addsGrams }) => ({ ...pieceOf(product), addsGrams }));
  const sum = computeConfigurationTotals(
    { ...pieceOf(bike), weightGrams: weightGrams ?? 0 },
    pieces,
  );
  const promise = computeEstimatedDelivery({
    ...{ availability: sum.availability, from: toBerlinDay(now), kind: 'bike' },
    countryId: homeCountryId,
  });
  const form = { withWeekdays: true, withYear: true };
  const rowOf = (product: ProductModel, more: string[]) => ({
    name: product.title,
    detail: [product.shortDescription, product.sku ?? '', ...more]
      .concat(whenOf(pieceOf(product).availability))
      .filter((text) => text !== '')
      .join(' · '),
    price: euros(product.prices.saleCents),
  });
  return {
    title: words.title(bike.title),
    note: words.asOf(day(now)),
    rows: [
      rowOf(bike, []),
      ...parts.map(({ product, addsGrams }) =>
        rowOf(product, [
          words.heavier(`${addsGrams > 0 ? '+' : ''}${formatNumber(addsGrams, language)}`),
        ]),
      ),
    ],
    total: { label: words.total, price: euros(sum.priceCents) },
    facts: [
      ...(weightGrams === undefined
        ? []
        : [words.weight(formatNumber(Math.round(sum.weightGrams / 100) / 10, language))]),
      ...(promise === null
        ? [words.unknown]
        : [words.arrives(formatDaySpan(promise, language, form))]),
    ],
    codeLabel: words.code,
    code,
    scan: words.scan,
    address: `${siteUrl}/${language}/configuration`,
    link: `${siteUrl}/${language}/configuration?code=${code}`,
  };
}
