import { isPresaleSlug } from '../../domain/access/presale';
import { languages } from '../../domain/language/detect-language';
import { roadDays } from '../../domain/delivery/road-days';
import { statutoryWithdrawalDays } from '../../domain/order/withdrawal-days';
import type { Catalogue } from '../demo-source/catalogue-files';
import { readYamlIfPresent } from '../demo-source/read-yaml';
import { type ShopFile, shopFile } from '../demo-source/shop-file';
import type { Locale } from './entries';
import type { ContentFacts } from './source/fill-facts';

/**
 * What texts repeat of the data: shops on the map, models and those with a motor (presale ones stand in no list), days of the
 * statutory withdrawal; of shop.yaml, when it is there, the days of the house's own return and how long goods wait for their
 * money; the years of the frames' guarantee; the lowest and the highest price of a model, in euros; how far belts go, in
 * kilometres; and the working days on the road.
 */
export function contentFacts(
  demoDir: string,
  { bikes, accessories }: Pick<Catalogue, 'bikes' | 'accessories'>,
  dealers: readonly unknown[],
): ContentFacts {
  const models = bikes.filter(({ content }) => !isPresaleSlug(content.slug));
  const motors = models.filter(({ content }) =>
    content.drivetrains.some(({ motor }) => motor !== null),
  );
  const shop = readYamlIfPresent(demoDir, 'shop.yaml', shopFile.nullable(), null).content;
  return {
    dealers: String(dealers.length),
    models: String(models.length),
    motorModels: String(motors.length),
    withdrawalDays: String(statutoryWithdrawalDays),
    ...guaranteeFacts(models),
    ...priceFacts(models),
    ...beltFacts(accessories),
    ...roadFacts(),
    ...(shop && {
      returnDays: String(shop.brand.withdrawalDays),
      ...holdFacts(shop),
    }),
  };
}

/** The shortest and the longest guarantee on a frame, in years, as the models' own lines begin. Unknown where one names none. */
function guaranteeFacts(models: Catalogue['bikes']): ContentFacts {
  const years = models.map(({ content }) => {
    const line = content.specs.find(({ label }) => label.en === 'Guarantee')?.value.en ?? '';
    return Number(/^(\d+) years? on /.exec(line)?.[1] ?? Number.NaN);
  });
  const [min, max] = [Math.min(...years), Math.max(...years)];
  return Number.isFinite(min) && Number.isFinite(max)
    ? { frameGuaranteeMin: String(min), frameGuaranteeMax: String(max) }
    : {};
}

/** As the shop's list begins and ends, before anything is reduced. */
function priceFacts(models: Catalogue['bikes']): ContentFacts {
  const cents = models.flatMap(({ content }) =>
    content.drivetrains.map(({ uvpCents }) => uvpCents),
  );
  if (cents.length === 0) return {};
  return {
    bikePriceMin: written(Math.min(...cents) / 100),
    bikePriceMax: written(Math.max(...cents) / 100),
  };
}

/** How far a belt of each line goes on average, as its own page says. Unknown where none says so. */
function beltFacts(accessories: Catalogue['accessories']): ContentFacts {
  const kmOf = (line: string) => {
    const told = accessories
      .filter(({ content }) => content.slug.startsWith(`riemen-${line}`))
      .flatMap(({ content }) => content.specs)
      .find(({ label }) => label.en === 'Service life')?.value.en;
    return Number((/^([\d,]+) km/.exec(told ?? '')?.[1] ?? '').replaceAll(',', ''));
  };
  const facts = Object.entries({ cdxKm: kmOf('cdx'), cdnKm: kmOf('cdn') });
  return Object.fromEntries(
    facts.flatMap(([name, km]) => (km > 0 ? [[name, written(km)] as const] : [])),
  );
}

/** A number as each language writes it. */
function written(value: number): Readonly<Record<Locale, string>> {
  const [de, en] = languages.map((language) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value),
  );
  return { de: de ?? '', en: en ?? '' };
}

/** "3–5" by zone and kind, as homeBikeDays. Letters take as long as parcels. */
function roadFacts(): ContentFacts {
  const days = (zone: keyof typeof roadDays, kind: 'parcel' | 'bike') =>
    roadDays[zone][kind].join('–');
  return {
    homeParcelDays: days('home', 'parcel'),
    homeBikeDays: days('home', 'bike'),
    unionParcelDays: days('union', 'parcel'),
    unionBikeDays: days('union', 'bike'),
    abroadParcelDays: days('abroad', 'parcel'),
    abroadBikeDays: days('abroad', 'bike'),
  };
}

/** How long goods are kept for the money, where that is the same for all ways of a kind. */
function holdFacts({ payments }: ShopFile): ContentFacts {
  const hoursOf = (wanted: string) => [
    ...new Set(payments.flatMap(({ kind, holdHours }) => (kind === wanted ? [holdHours] : []))),
  ];
  const [payHours, ...otherHours] = hoursOf('online');
  const [transferHours, ...otherTransfers] = hoursOf('transfer');
  return {
    ...(payHours !== undefined && otherHours.length === 0 && { payHours: String(payHours) }),
    ...(transferHours !== undefined &&
      otherTransfers.length === 0 && { transferDays: String(Math.floor(transferHours / 24)) }),
  };
}
