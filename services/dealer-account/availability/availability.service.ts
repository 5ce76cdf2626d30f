import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { toBerlinDay, toBerlinDayOrNull, getEndOfDay } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-context';
import { type ArticleContent, getArticleContent, getArticlePagePath } from '../article-content';
import { yieldEventLoop } from '../../platform/event-loop-yielding';
import {
  type ArticlePosition,
  streamArticlePositions,
  listOrderableRows,
  type OrderableRow,
} from './availability.repository';
import type { Database } from '../../database/database';
import { collectChunks } from '../../platform/event-loop-yielding';
import { sortCooperatively } from '../../platform/event-loop-yielding';

const articlesInPart = 500;

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/**
 * Streams every article a B2B customer may order, in chunks: bikes in the order of the shop, then outlet bikes, then
 * accessories. A restock whose day has come counts as stock, as in the basket; one without a known day does not count.
 */
export async function* streamAvailability(
  { db, clock, content }: Services,
  language: Language,
): AsyncGenerator<AvailabilityRow[]> {
  const tomorrow = getEndOfDay(toBerlinDay(clock.now()));
  const facts = getArticleContent(content(), language);
  const ids = await idsInShopOrder(db);
  for (let start = 0; start < ids.length; start += articlesInPart) {
    const found = await listOrderableRows(db, language, ids.slice(start, start + articlesInPart));
    yield found.map((row) => ({
      ...articleOf(row, facts),
      ...stockOf(row, tomorrow),
      ...pricesOf(row),
    }));
    await yieldEventLoop();
  }
}

async function idsInShopOrder(db: Database): Promise<string[]> {
  const places = await collectChunks(streamArticlePositions(db));
  return (await sortCooperatively(places, byShopOrder)).map(({ id }) => id);
}

function articleOf(row: OrderableRow, facts: ArticleContent) {
  const sku = row.sku ?? '';
  const article = {
    productId: row.id,
    sku,
    title: row.title,
    slug: getArticlePagePath(row, facts),
    b2bOnly: row.b2b_only === 1,
  };
  if (isBike(row)) return { ...article, ...bikeParts(row, sku, facts) };
  const accessory = facts.accessories.get(sku);
  return {
    ...article,
    kind: 'accessory' as const,
    variation: accessory?.variant ?? '',
    colorShort: '',
    colorName: accessory?.color ?? '',
    colorHex: accessory?.colorHex ?? null,
    sizeShort: accessory?.size ?? '',
  };
}

/** A bike's variant values are, in order, frame, drivetrain, size and color. */
function bikeParts(row: OrderableRow, sku: string, { hexes }: ArticleContent) {
  const [frame = '', drivetrain = '', size = '', color = ''] = texts(row.variant_values);
  const parts = parseBikeSku(sku);
  return {
    kind: 'bike' as const,
    variation: [frame, drivetrain].filter((text) => text !== '').join(', '),
    colorShort: parts?.color ?? '',
    colorName: color,
    colorHex: hexes.get(color) ?? null,
    sizeShort: parts?.size ?? size,
  };
}

type StockPart = Pick<
  AvailabilityRow,
  | 'stock'
  | 'incoming1'
  | 'incoming1At'
  | 'incoming2'
  | 'incoming2At'
  | 'formerIncoming1At'
  | 'movedAt'
>;

function stockOf(row: OrderableRow, tomorrow: number): StockPart {
  const [first, second] = [
    { pieces: Math.max(0, row.incoming1 ?? 0), at: row.incoming1_at },
    { pieces: Math.max(0, row.incoming2 ?? 0), at: row.incoming2_at },
  ];
  const isComing = ({ pieces, at }: typeof first) => at !== null && at >= tomorrow && pieces > 0;
  const hasCome = ({ at }: typeof first) => at !== null && at < tomorrow;
  const come = [first, second].filter(hasCome).reduce((sum, { pieces }) => sum + pieces, 0);
  const hasMoved = isComing(first) && row.new_at === first.at && row.former_at !== null;
  return {
    stock: Math.max(0, row.amount ?? 0) + come,
    incoming1: isComing(first) ? first.pieces : 0,
    incoming1At: isComing(first) ? toBerlinDayOrNull(first.at) : null,
    incoming2: isComing(second) ? second.pieces : 0,
    incoming2At: isComing(second) ? toBerlinDayOrNull(second.at) : null,
    formerIncoming1At: hasMoved ? toBerlinDay(row.former_at ?? 0) : null,
    movedAt: hasMoved ? new Date(row.changed_at ?? 0).toISOString() : null,
  };
}

function pricesOf({ hek_cents, uvp_cents }: OrderableRow) {
  return { hekCents: hek_cents, uvpCents: uvp_cents };
}

type Kind = Pick<ArticlePosition, 'id' | 'parent_id' | 'weight_class'>;

function isBike({ id, parent_id, weight_class }: Kind): boolean {
  return weight_class === 'bike' || (parent_id ?? id).startsWith('bike-');
}

function byShopOrder(a: ArticlePosition, b: ArticlePosition): number {
  return (
    groupOf(a) - groupOf(b) ||
    (a.parent_position ?? 0) - (b.parent_position ?? 0) ||
    byText(a.parent_id ?? '', b.parent_id ?? '') ||
    a.position - b.position ||
    byText(a.id, b.id)
  );
}

/** Compares ids as plain strings, which is ten times faster than a locale comparison. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function groupOf(row: ArticlePosition): number {
  if (!isBike(row)) return 2;
  return row.outlet === 1 ? 1 : 0;
}

function texts(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
