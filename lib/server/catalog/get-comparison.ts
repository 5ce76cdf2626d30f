import 'server-only';
import { cheapestOffer } from '@/domain/catalog/cheapest-offer';
import { parseSku } from '@/domain/catalog/sku';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { ReadCompared } from '@/domain/compare/compared-slugs';
import { cockpitOf } from '@/domain/fit/posture';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { sideView } from '@/domain/picture/side-views';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { makersOrder } from '@/lib/platform/views/makers-order';
import { arrivalsAtHome } from '@/lib/platform/delivery/arrival-now';
import type { ComparedBikeView, ComparisonView } from '@/lib/platform/views/compare-view';
import { required } from '@/lib/server/required';
import { comparedFacts } from './compared-facts';
import { getBikePage } from './get-bike-page';

/**
 * The bicycles to be seen side by side, in the order asked for; one that is not sold any more counts as unknown. Throws when content or
 * shop cannot answer.
 */
export async function getComparison(
  language: Language,
  read: (isKnown: (slug: string) => boolean) => ReadCompared,
): Promise<ComparisonView> {
  const listed = required(await readBikes(language), 'content bikes');
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
    arrivals: arrivalsAtHome(
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
  const variants = unpackVariants(page.variants, page.drivetrains);
  const order = makersOrder(page);
  const offer = cheapestOffer(variants, order);
  const lead = parseSku(offer?.sku);
  const color = page.colors.find(({ short }) => short === lead?.color);
  const frame = page.frames.find(({ short }) => short === lead?.variation);
  if (offer === null || color === undefined || frame === undefined) return null;
  return {
    slug: page.slug,
    name: page.name,
    picture: sideView(page.pictures.sides, page.slug, frame.short, color.slug),
    drawing: bikePicturePath({ slug: page.slug, frame: frame.short, color: color.slug }),
    colorName: color.name,
    offer,
    frames: page.frames.map(({ short, name, shape }) => ({
      name,
      shape,
      sizes: page.geometry
        .filter((row) => row.frame === short)
        .map((row) => ({
          ...row,
          ...cockpitOf(row, page.build),
          offer: cheapestOffer(
            variants.filter(({ variation, size }) => variation === short && size === row.size),
            order,
          ),
        })),
    })),
    facts: await comparedFacts(language, page),
    tyre: page.build.tyre,
  };
}
