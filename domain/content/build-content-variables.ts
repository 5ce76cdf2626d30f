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
  /** In English. */
  readonly specs: readonly Line[];
}

/** What models, belts and the dealers on the map tell; presale models stand in no list and count nowhere. */
interface ContentSource {
  readonly dealers: number;
  readonly models: readonly ModelSource[];
  /** The belts among the accessories, specifications in English. */
  readonly belts: readonly { readonly slug: string; readonly specs: readonly Line[] }[];
}

/**
 * Shops on the map, models and those with a motor, the years of the frames' guarantee, which models may bear a child seat or pull a
 * trailer, how far belts go in kilometres.
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

export interface ShopSource {
  /** What models cost before anything is reduced, in cents. */
  readonly priceCents: readonly number[];
  /** Null where the shop does not say. */
  readonly returnDays: number | null;
  /** How long goods wait for the money of an online payment, and of a transfer; null where ways of a kind differ. */
  readonly payHours: number | null;
  readonly transferHours: number | null;
}

/** The lowest and the highest price of a model in euros, and what the house promises of every order. */
export function buildShopVariables({
  priceCents,
  returnDays,
  payHours,
  transferHours,
}: ShopSource): ContentVariables {
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

/** What no service has to be asked for: the days of the statutory withdrawal, and those on the road as "3–5". Letters take as long as parcels. */
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

/** The shortest and the longest guarantee on a frame, as the models' own lines begin. Unknown where one names none. */
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

/** The models approved for a child seat on the rack or clamped to the frame, and for a trailer of so many kg; unknown where none is. */
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

/** How far a belt of each line goes on average, as its own page says. Unknown where none says so. */
function beltFacts(belts: ContentSource['belts']): ContentVariables {
  const kmOf = (line: string) => {
    const told = belts
      .filter(({ slug }) => slug.startsWith(`riemen-${line}`))
      .flatMap(({ specs }) => specs)
      .find(({ title }) => title === 'Service life')?.text;
    return Number((/^([\d,]+) km/.exec(told ?? '')?.[1] ?? '').replaceAll(',', ''));
  };
  const facts = Object.entries({ cdxKm: kmOf('cdx'), cdnKm: kmOf('cdn') });
  return Object.fromEntries(
    facts.flatMap(([name, km]) => (km > 0 ? [[name, written(km)] as const] : [])),
  );
}

/** A number as each language writes it. */
function written(value: number): Readonly<Record<Language, string>> {
  const [de, en] = languages.map((language) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value),
  );
  return { de: de ?? '', en: en ?? '' };
}

/** Names in their order as each language lists them. */
function listed(names: readonly string[]): Readonly<Record<Language, string>> {
  return {
    de: new Intl.ListFormat(locales.de).format(names),
    en: new Intl.ListFormat(locales.en).format(names),
  };
}
