import type { Language } from '@/domain/language/detect-language';
import type { ContentEntries } from '../../content/entries';

/** What pictures show, in a language. */
export interface ImageNames {
  /** By the model's slug; frames by their short code. */
  bikes: ReadonlyMap<
    string,
    { name: string; position: number; frames: ReadonlyMap<string, string> }
  >;
  /** By the accessory's slug; colours in the order of its articles, empty where there is none. */
  accessories: ReadonlyMap<string, { name: string; position: number; colors: readonly string[] }>;
  /** By the paint's slug. */
  colors: ReadonlyMap<string, string>;
}

/** Gathers the names from the content. */
export function imageNames(content: ContentEntries, language: Language): ImageNames {
  const bikes = content.bikes.filter(({ locale }) => locale === language);
  const accessories = content.accessories.filter(({ locale }) => locale === language);
  return {
    bikes: new Map(
      bikes.map(({ slug, name, position, frameVariation }) => [
        slug,
        { name, position, frames: new Map(frameVariation.map((one) => [one.short, one.name])) },
      ]),
    ),
    accessories: new Map(
      accessories.map(({ slug, name, position, articles }) => [
        slug,
        { name, position, colors: articles.map(({ color }) => color ?? '') },
      ]),
    ),
    colors: new Map(
      bikes.flatMap(({ colorVariation }) =>
        colorVariation.map(({ slug, name }) => [slug, name] as const),
      ),
    ),
  };
}
