import type { Language } from '@/domain/language/detect-language';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import type { ContentEntries } from '../../content/entries';
import type { RestServices } from '../../rest/rest-services';
import { homeVatRate } from '../../shop/base/price';
import { findSoldArticles, type SoldArticle } from '../articles/sold-articles.repository';
import { type ArticleDetails, findArticleDetails } from './article-details.repository';

/** An article as a merchandise system wants to take it over. What is not known of it is null. */
export interface FedArticle extends SoldArticle {
  ean: string | null;
  category: string | null;
  color: string | null;
  size: string | null;
  /** Frame and drivetrain, or what an accessory is made for. */
  variant: string | null;
  /** A bicycle's in its reference size. */
  weightGrams: number | null;
  /** Percent in the home country. */
  vatPercent: number;
  /** The code of UN/ECE Recommendation 20. */
  unit: 'EA';
  picture: string;
  /** The day the next delivery was to come before it was moved. */
  incomingFormerlyOn: IsoDay | null;
}

/** Every article dealers may order with everything that is known of it, by its number. */
export async function listFedArticles(
  services: Pick<RestServices, 'db' | 'clock' | 'content' | 'siteUrl'>,
  language: Language,
): Promise<FedArticle[]> {
  const { db, clock, content, siteUrl } = services;
  const details = await findArticleDetails(db, language);
  const known = contentFacts(content(), language);
  const articles = await findSoldArticles(db, language, clock.now());
  return articles.map((article) => {
    const detail = details.get(article.productId);
    return {
      ...article,
      ...partsOf(article, detail, known),
      category: detail?.category ?? null,
      vatPercent: homeVatRate / 100,
      unit: 'EA',
      picture: `${siteUrl}/media/products/${encodeURIComponent(article.sku)}?w=1200`,
      incomingFormerlyOn: formerDay(article, detail),
    };
  });
}

type Parts = Pick<FedArticle, 'ean' | 'color' | 'size' | 'variant' | 'weightGrams'>;

/** Of an accessory the content knows its parts; a bicycle's values are frame, drivetrain, size and colour. */
function partsOf(
  { sku }: SoldArticle,
  detail: ArticleDetails | undefined,
  { accessories, weights }: ContentFacts,
): Parts {
  const accessory = accessories.get(sku);
  if (accessory) {
    const { ean, color, size, variant } = accessory;
    return { ean, color, size, variant, weightGrams: null };
  }
  const [frame, drivetrain, size, color] = detail?.values ?? [];
  return {
    ean: null,
    color: color ?? null,
    size: size ?? null,
    variant: [frame, drivetrain].filter(Boolean).join(', ') || null,
    weightGrams: weights.get(sku.split('.')[0] ?? '') ?? null,
  };
}

/** Only while the delivery that was moved is the next one. */
function formerDay({ supply }: SoldArticle, detail: ArticleDetails | undefined): IsoDay | null {
  const move = detail?.move;
  if (!move || supply.deliveries[0]?.day !== dayInBerlin(move.newAt)) return null;
  return dayInBerlin(move.formerAt);
}

interface ContentFacts {
  accessories: ReadonlyMap<string, Omit<Parts, 'weightGrams'>>;
  /** Grams by the first segment of a bicycle's number. */
  weights: ReadonlyMap<string, number>;
}

function contentFacts({ bikes, accessories }: ContentEntries, language: Language): ContentFacts {
  const ours = <Entry extends { locale: string }>(entries: readonly Entry[]) =>
    entries.filter(({ locale }) => locale === language);
  return {
    accessories: new Map(
      ours(accessories).flatMap(({ articles }) =>
        articles.map((article) => [article.sku, article]),
      ),
    ),
    weights: new Map(
      ours(bikes).flatMap(({ driveTrainVariation }) =>
        driveTrainVariation.map(({ code, weightGrams }) => [code, weightGrams]),
      ),
    ),
  };
}
