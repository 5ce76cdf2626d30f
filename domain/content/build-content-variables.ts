import { isPresaleSlug } from '@/domain/catalog/presale';
import { transitDays } from '@/domain/delivery/transit-days';
import { type Language, languages } from '@/domain/locale/language';
import { locales } from '@/domain/locale/language';
import { statutoryWithdrawalDays } from '@/domain/order/withdrawal';
import type { ContentVariables } from './content-variables';

interface Line {
  readonly title: string;
  readonly text: string;
}

interface ModelSource {
  readonly slug: string;
  readonly name: string;
  readonly hasMotor: boolean;
  /** Specification lines in English. */
  readonly specs: readonly Line[];
}

/** Source data of the content variables. Presale models are ignored everywhere. */
interface ContentSource {
  readonly dealers: number;
  readonly models: readonly ModelSource[];
  /** The accessories that are belts, with their specification lines in English. */
  readonly belts: readonly { readonly slug: string; readonly specs: readonly Line[] }[];
}

/**
 * Builds the variables from content data: number of dealers, models and motorized models, years of frame warranty,
 * models approved for child seats or trailers, belt life in kilometers.
 */
export function buildCatalogVariables({ dealers, models, belts }: ContentSource): ContentVariables {
  const shown = models.filter(({ slug }) => !isPresaleSlug(slug));
  return {
    dealers: String(dealers),
    models: String(shown.length),
    motorModels: String(shown.filter(({ hasMotor }) => hasMotor).length),
    ...guaranteeFacts(shown),
    ...loadFacts(shown),
    ...beltFacts(belts),
  };
}

export interface ShopVariableSource {
  /** Regular prices of the models in cents, before reductions. */
  readonly priceCents: readonly number[];
  /** Days within which goods may be returned; null when the shop does not provide the number. */
  readonly returnDays: number | null;
  /** Hours for which an order with online payment is reserved while unpaid; null if the payment methods differ. */
  readonly payHours: number | null;
  /** Hours for which an order with bank transfer is reserved while unpaid; null if the payment methods differ. */
  readonly transferHours: number | null;
}

/**
 * Builds the variables from shop data: lowest and highest model price in euros, and terms that apply to every order.
 */
export function buildShopVariables({
  priceCents,
  returnDays,
  payHours,
  transferHours,
}: ShopVariableSource): ContentVariables {
  return {
    ...(priceCents.length > 0 && {
      bikePriceMin: written(Math.min(...priceCents) / 100),
      bikePriceMax: written(Math.max(...priceCents) / 100),
    }),
    ...(returnDays !== null && { returnDays: String(returnDays) }),
    ...(payHours !== null && { payHours: String(payHours) }),
    ...(transferHours !== null && { transferDays: String(Math.floor(transferHours / 24)) }),
  };
}

/**
 * Builds the variables that need no service: days of the statutory withdrawal period, and transit days such as "3–5".
 * Letters take as long as parcels.
 */
export function buildStaticVariables(): ContentVariables {
  const days = (zone: keyof typeof transitDays, kind: 'parcel' | 'bike') =>
    transitDays[zone][kind].join('–');
  return {
    withdrawalDays: String(statutoryWithdrawalDays),
    homeParcelDays: days('home', 'parcel'),
    homeBikeDays: days('home', 'bike'),
    unionParcelDays: days('union', 'parcel'),
    unionBikeDays: days('union', 'bike'),
    abroadParcelDays: days('abroad', 'parcel'),
    abroadBikeDays: days('abroad', 'bike'),
  };
}

/**
 * Returns the shortest and longest frame warranty in years, parsed from the models' specification lines. Returns no
 * variables when a model states no warranty.
 */
function guaranteeFacts(models: readonly ModelSource[]): ContentVariables {
  const years = models.map(({ specs }) => {
    const line = specs.find(({ title }) => title === 'Guarantee')?.text ?? '';
    return Number(/^(\d+) years? on /.exec(line)?.[1] ?? Number.NaN);
  });
  const [min, max] = [Math.min(...years), Math.max(...years)];
  return Number.isFinite(min) && Number.isFinite(max)
    ? { frameGuaranteeMin: String(min), frameGuaranteeMax: String(max) }
    : {};
}

/**
 * Returns the names of the models approved for a child seat on the rack, for a child seat clamped to the frame, and for
 * a trailer, with the permitted trailer weight in kg. A variable without models is left out.
 */
function loadFacts(models: readonly ModelSource[]): ContentVariables {
  const rowsOf = (title: string) =>
    models.flatMap(({ name, specs }) =>
      specs.filter((row) => row.title === title).map(({ text }) => ({ name, text })),
    );
  const seats = (pattern: RegExp) =>
    rowsOf('Child seat').flatMap(({ name, text }) => (pattern.test(text) ? [name] : []));
  const trailers = rowsOf('Trailer').flatMap(({ name, text }) => {
    const kg = /^Up to (\d+) kg/.exec(text)?.[1];
    return kg === undefined ? [] : [`${name} (${kg} kg)`];
  });
  const facts = {
    childSeatRackModels: seats(/^On the rack/),
    childSeatClampModels: seats(/on the seat tube/),
    trailerModels: trailers,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, list]) =>
      list.length > 0 ? [[name, listed(list)] as const] : [],
    ),
  );
}

/**
 * Returns the average life of the belts of each product line in km, from the product pages. A line without a stated
 * life is left out.
 */
function beltFacts(belts: ContentSource['belts']): ContentVariables {
  const kmOf = (line: string) => {
    const rangeText = belts
      .filter(({ slug }) => slug.startsWith(`riemen-${line}`))
      .flatMap(({ specs }) => specs)
      .find(({ title }) => title === 'Service life')?.text;
    return Number((/^([\d,]+) km/.exec(rangeText ?? '')?.[1] ?? '').replaceAll(',', ''));
  };
  const facts = Object.entries({ cdxKm: kmOf('cdx'), cdnKm: kmOf('cdn') });
  return Object.fromEntries(
    facts.flatMap(([name, km]) => (km > 0 ? [[name, written(km)] as const] : [])),
  );
}

/** Formats a number for each language. */
function written(value: number): Readonly<Record<Language, string>> {
  const [de, en] = languages.map((language) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value),
  );
  return { de: de ?? '', en: en ?? '' };
}

/** Formats a list of names for each language, in the given order. */
function listed(names: readonly string[]): Readonly<Record<Language, string>> {
  return {
    de: new Intl.ListFormat(locales.de).format(names),
    en: new Intl.ListFormat(locales.en).format(names),
  };
}
