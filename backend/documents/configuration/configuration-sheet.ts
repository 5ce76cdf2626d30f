import { type Availability, availabilityOf } from '@/domain/catalog/availability';
import { parseSku } from '@/domain/catalog/sku';
import { sumConfiguration } from '@/domain/configuration/configuration-sum';
import { promiseDelivery } from '@/domain/delivery/promise-delivery';
import { homeCountryId } from '@/domain/address/home-country';
import type { Language } from '@/domain/language/detect-language';
import { writeNumber } from '@/domain/money/write-money';
import { dayInBerlin } from '@/domain/time/day';
import { writeDays } from '@/domain/time/write-days';
import type { BikeEntry } from '../../content/entries';
import type { ProductModel } from '../../shop/base/product-model';
import { factsOfStock } from '../../shop/base/stock-facts';
import { formatsOf } from '../formats';
import { configurationWords } from './configuration-words';

/** What the paper of a configuration says, before it is set. */
export interface ConfigurationSheet {
  title: string;
  note: string;
  rows: { name: string; detail: string; price: string }[];
  total: { label: string; price: string };
  facts: string[];
  codeLabel: string;
  code: string;
  scan: string;
  /** The address of the page that takes the code. */
  address: string;
  /** What the QR code holds. */
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

/** A configured bicycle at today's retail prices and with today's dates. */
export function configurationSheet(facts: Facts): ConfigurationSheet {
  const { language, now, siteUrl, code, bike, entry, parts } = facts;
  const words = configurationWords[language];
  const { euros, day } = formatsOf(language);
  const whenOf = (availability: Availability): string =>
    availability.kind === 'date' ? words.from(day(availability.date)) : words[availability.kind];
  const pieceOf = ({ prices, stock }: ProductModel) => ({
    priceCents: prices.saleCents,
    availability: availabilityOf(factsOfStock(stock)),
  });
  const weightGrams = entry.driveTrainVariation.find(
    (one) => one.code === parseSku(bike.sku)?.type,
  )?.weightGrams;
  const pieces = parts.map(({ product, addsGrams }) => ({ ...pieceOf(product), addsGrams }));
  const sum = sumConfiguration({ ...pieceOf(bike), weightGrams: weightGrams ?? 0 }, pieces);
  const promise = promiseDelivery({
    ...{ availability: sum.availability, from: dayInBerlin(now), kind: 'bike' },
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
          words.heavier(`${addsGrams > 0 ? '+' : ''}${writeNumber(addsGrams, language)}`),
        ]),
      ),
    ],
    total: { label: words.total, price: euros(sum.priceCents) },
    facts: [
      ...(weightGrams === undefined
        ? []
        : [words.weight(writeNumber(Math.round(sum.weightGrams / 100) / 10, language))]),
      ...(promise === null ? [words.unknown] : [words.arrives(writeDays(promise, language, form))]),
    ],
    codeLabel: words.code,
    code,
    scan: words.scan,
    address: `${siteUrl}/${language}/configuration`,
    link: `${siteUrl}/${language}/configuration?code=${code}`,
  };
}
