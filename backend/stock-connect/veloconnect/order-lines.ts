import { z } from 'zod';
import { dayOfText, type IsoDay } from '@/domain/time/day';
import { suppliedPieces } from '@/domain/veloconnect/availability-code';
import { readIndicator } from '@/domain/veloconnect/quantity';
import { amountLimits } from '../../shop/basket/basket.service';
import type { SoldArticle } from '../articles/sold-articles.repository';
import { piecesOf } from './pieces-of';
import type { VeloCall } from './velo-call';
import { VeloError } from './velo-error';
import type { RequestLine } from './velo-request';

const orderLine = z.object({
  sku: z.string(),
  /** Pieces the dealer asked for. */
  wanted: z.int().min(0),
  /** Pieces that were promised; fewer where there are not enough. */
  amount: z.int().min(0),
  buyersItemId: z.string().nullable(),
  /** The ISO day the dealer wishes it for. */
  wishedAt: z.iso.date().nullable(),
  /** False: only what is on the shelf, nothing later. */
  mayComeLater: z.boolean(),
  /** The net price it was ordered at; null while the order is open. */
  orderedCents: z.int().nullable(),
});

/** A line of an order under way, as it is kept. */
export type VeloOrderLine = z.infer<typeof orderLine>;

/** A line as a client wants it: pieces, and what to do about it. */
export type LineWish = Omit<VeloOrderLine, 'amount' | 'orderedCents'>;

const buyersItemIdMaxLength = 100;

const orderLines = z.array(orderLine);

/** The lines of a kept transaction. Throws when the row was damaged. */
export function parseLines(content: string): VeloOrderLine[] {
  return orderLines.parse(JSON.parse(content));
}

/** The wishes of a request; lines of one number add up. Refuses amounts nobody can have and numbers that are missing. */
export function readWishes(lines: readonly RequestLine[]): Map<string, LineWish> {
  const wishes = new Map<string, LineWish>();
  for (const line of lines) {
    const wish = readWish(line);
    const known = wishes.get(wish.sku);
    wishes.set(wish.sku, known ? { ...wish, wanted: known.wanted + wish.wanted } : wish);
  }
  return wishes;
}

function readWish(line: RequestLine): LineWish {
  const { sku } = line;
  if (sku === '') throw new VeloError('malformed', 'A line needs a SellersItemIdentification');
  return {
    sku,
    wanted: piecesOf(line),
    buyersItemId: readBuyersItemId(line),
    wishedAt: readWishedDay(line),
    mayComeLater: readBacklog(line),
  };
}

function readBuyersItemId({ sku, buyersItemId }: RequestLine): string | null {
  const text = buyersItemId?.trim() ?? '';
  if (text.length > buyersItemIdMaxLength)
    throw new VeloError(
      'badRequest',
      `The BuyersItemIdentification of ${sku} is longer than ${buyersItemIdMaxLength} characters`,
    );
  return text || null;
}

/** Refuses what is no day: a dealer who wishes one must not learn from the parcel that nobody read it. */
function readWishedDay({ sku, deliveryDate }: RequestLine): IsoDay | null {
  const text = deliveryDate?.trim() ?? '';
  const day = dayOfText(text);
  if (day === null && text !== '')
    throw new VeloError('malformed', `The DeliveryDate of ${sku} must be a day such as 2026-12-20`);
  return day;
}

/** Without an indicator the rest may come later. Refuses one that says neither yes nor no. */
function readBacklog({ sku, backlog }: RequestLine): boolean {
  const text = backlog?.trim() ?? '';
  const mayComeLater = text === '' ? true : readIndicator(text);
  if (mayComeLater === null)
    throw new VeloError('malformed', `The BacklogIndicator of ${sku} must be true or false`);
  return mayComeLater;
}

/** A wish as it can be fulfilled now: no more pieces than there are, or than one line may hold. */
export function promise(wish: LineWish, article: SoldArticle, { shop }: VeloCall): VeloOrderLine {
  const { supply } = article;
  const there = wish.mayComeLater ? suppliedPieces(supply) : supply.shelf;
  const amount = Math.min(wish.wanted, there, amountLimits(shop.caller).line);
  return { ...wish, amount, orderedCents: null };
}

/** Refuses more than one order may hold, in lines and pieces. */
export function assertOrderSize(lines: readonly VeloOrderLine[], { shop }: VeloCall): void {
  const limits = amountLimits(shop.caller);
  if (lines.length > limits.lines)
    throw new VeloError('badRequest', `An order holds no more than ${limits.lines} lines`);
  if (lines.reduce((sum, { amount }) => sum + amount, 0) > limits.basket)
    throw new VeloError('badRequest', `An order holds no more than ${limits.basket} pieces`);
}
