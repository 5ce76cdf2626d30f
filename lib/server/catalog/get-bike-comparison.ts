import { getTranslations } from 'next-intl/server';
import { computePayloadKg } from '@/domain/catalog/bike-specs';
import type { Language } from '@/domain/locale/language';
import { type BikePageView, getManufacturerOrder } from '@/lib/platform/views/bike-view';
import { motorAttributeKeys } from './product-attributes';
import type {
  ComparedAttributeView,
  ComparedBikeView,
  ComparisonView,
} from '@/lib/platform/views/compare-view';
import type { LabelledText } from '@/lib/platform/views/catalog-view';
import { findLeadVariantOffer } from '@/domain/catalog/lead-offer';
import { parseBikeSku } from '@/domain/catalog/sku';
import { parsePackedVariants } from '@/domain/catalog/variant';
import type { ParsedComparison } from '@/domain/catalog/compare-list';
import { computeCockpitGeometry } from '@/domain/advice/riding-posture';
import { buildBikeDrawingPath } from '@/lib/platform/media/picture-path';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { computeHomeDeliveries } from '@/lib/platform/estimated-delivery';
import { getResultData } from '@/lib/gateways/result';
import { getBikePage } from './get-bike-page';
import 'server-only';

/**
 * Lists a model's data for the comparison: use, frames, drivetrains with their specs, weight, specs, payload and
 * colors. Each title appears once. For a model without a motor, each row of motor specs says "none".
 */
export async function listComparedAttributes(
  locale: Language,
  page: BikePageView,
): Promise<readonly ComparedAttributeView[]> {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'bike' }),
    getTranslations({ locale, namespace: 'compare' }),
  ]);
  const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const span = (values: readonly number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)])].map(kilograms.format).join('–');
  const weights = page.drivetrains.map(({ weightGrams }) => weightGrams);
  const permitted = page.permittedWeightKg;
  const hasMotor = page.drivetrains.some(({ motor }) => motor !== null);
  const rows: ComparedAttributeView[] = [
    ...(page.subcategory === null ? [] : [{ title: words('use'), text: page.subcategory.name }]),
    { title: words('frames'), text: page.frames.map(({ name }) => name).join(', ') },
    { title: t('drivetrain'), text: page.drivetrains.map(({ name }) => name).join('; ') },
    {
      title: t('weight'),
      text: t('weightValue', { kg: span(weights.map((grams) => grams / 1000)) }),
    },
    ...ofDrivetrains(page),
    ...page.specs,
    ...(permitted === null
      ? []
      : [
          {
            title: t('payload'),
            text: t('kg', { kg: span(weights.map((grams) => computePayloadKg(permitted, grams))) }),
          },
        ]),
    ...(hasMotor
      ? []
      : motorAttributeKeys.map((fact) => ({
          title: words(`motorFacts.${fact}`),
          text: words(fact === 'motor' ? 'no' : 'noMotor'),
          isAbsence: true,
        }))),
    { title: words('colours'), text: page.colors.map(({ name }) => name).join(', ') },
  ];
  const seen = new Set<string>();
  return rows.filter(({ title }) => !seen.has(title) && seen.add(title));
}

/** Merges the specs of all drivetrains by title, joining different texts with semicolons. */
function ofDrivetrains({ drivetrains, drivetrainSpecs }: BikePageView): LabelledText[] {
  const texts = new Map<string, Set<string>>();
  for (const { code } of drivetrains)
    for (const { title, text } of drivetrainSpecs[code] ?? [])
      texts.set(title, (texts.get(title) ?? new Set()).add(text));
  return [...texts].map(([title, descriptions]) => ({ title, text: [...descriptions].join('; ') }));
}

/**
 * Loads the bikes of a comparison, in the requested order. Treats a bike that is no longer sold as unknown. Throws when
 * the content service or the shop fails.
 */
export async function getBikeComparison(
  language: Language,
  read: (isKnown: (slug: string) => boolean) => ParsedComparison,
): Promise<ComparisonView> {
  const listed = getResultData(await fetchBikes(language), 'content bikes');
  const names = new Map(listed.map(({ slug, name }) => [slug, name]));
  const { slugs, unknown, tooMany } = read((slug) => names.has(slug));
  const bikes = await Promise.all(slugs.map((slug) => comparedBike(language, slug)));
  const found = bikes.filter((bike) => bike !== null);
  const offers = found.flatMap(({ offer, frames }) => [
    offer,
    ...frames.flatMap(({ sizes }) => sizes.flatMap((size) => size.offer ?? [])),
  ]);
  return {
    bikes: found,
    arrivals: computeHomeDeliveries(
      offers.map(({ availability }) => availability),
      'bike',
    ),
    choices: [...names].map(([slug, name]) => ({ slug, name })),
    unknown: [...unknown, ...slugs.filter((_, index) => !bikes[index])],
    tooMany: tooMany.flatMap((slug) => names.get(slug) ?? []),
  };
}

async function comparedBike(language: Language, slug: string): Promise<ComparedBikeView | null> {
  const page = await getBikePage(language, slug);
  if (page === null) return null;
  const variants = parsePackedVariants(page.variants, page.drivetrains);
  const order = getManufacturerOrder(page);
  const offer = findLeadVariantOffer(variants, order);
  const lead = parseBikeSku(offer?.sku);
  const color = page.colors.find(({ short }) => short === lead?.color);
  const frame = page.frames.find(({ short }) => short === lead?.variation);
  if (offer === null || color === undefined || frame === undefined) return null;
  return {
    slug: page.slug,
    name: page.name,
    picture: findSideView(page.pictures.sides, page.slug, frame.short, color.slug),
    drawing: buildBikeDrawingPath({ slug: page.slug, frame: frame.short, color: color.slug }),
    colorName: color.name,
    offer,
    frames: page.frames.map(({ short, name, shape }) => ({
      name,
      shape,
      sizes: page.geometry
        .filter((row) => row.frame === short)
        .map((row) => ({
          ...row,
          ...computeCockpitGeometry(row, page.build),
          offer: findLeadVariantOffer(
            variants.filter(({ variation, size }) => variation === short && size === row.size),
            order,
          ),
        })),
    })),
    facts: await listComparedAttributes(language, page),
    tyre: page.build.tyre,
  };
}
