import { groupLines } from '@/domain/configurator/line-group';
import type { Basket } from './basket';
import { createAddCommand, type AddItemCommand } from './basket-commands';
import { emptyPersParam, type PersParam } from './pers-param';

/** Snapshot of a visitor's basket in the browser, used to refill it after the shop has deleted it. */
export interface BasketSnapshot {
  readonly savedAt: number;
  readonly lines: readonly SnapshotLine[];
}

interface SnapshotLine {
  readonly productId: string;
  readonly title: string;
  readonly amount: number;
  readonly persParam: PersParam;
  /** Code of a configured bicycle, which adds its parts; null for a single product. */
  readonly code: string | null;
}

/** Maximum age of a snapshot, the same as that of the basket cookie (Specification §9). */
const maxAgeMs = 365 * 24 * 60 * 60 * 1000;
/** Maximum number of lines; longer lists are cut. */
const maxLines = 200;

/**
 * Creates the snapshot of a basket at `now` (epoch milliseconds); null for an empty basket. A configured bicycle is one
 * line.
 */
export function createBasketSnapshot({ lines }: Basket, now: number): BasketSnapshot | null {
  const sold = lines.flatMap(({ product, persParam, amount }) =>
    product ? [{ ...product, productId: product.id, persParam, amount }] : [],
  );
  const savedLines = groupLines(sold).map(({ line, code }) => ({
    ...{ productId: line.productId, title: line.title, amount: line.amount },
    ...{ persParam: line.persParam, code },
  }));
  return savedLines.length === 0 ? null : { savedAt: now, lines: savedLines.slice(0, maxLines) };
}

/** Parses a stored snapshot; null when it is invalid or older than `maxAgeMs`. */
export function parseBasketSnapshot(text: string | null, now: number): BasketSnapshot | null {
  const value = parsed(text);
  if (!isRecord(value) || typeof value.savedAt !== 'number' || !Array.isArray(value.lines))
    return null;
  if (now - value.savedAt > maxAgeMs || value.savedAt > now + maxAgeMs) return null;
  const lines = value.lines.flatMap((line: unknown) => readLine(line) ?? []).slice(0, maxLines);
  return lines.length === 0 ? null : { savedAt: value.savedAt, lines };
}

/** Creates the commands that fill a new basket from a snapshot. Requested dates may have passed and are omitted. */
export function toAddCommands({ lines }: BasketSnapshot): AddItemCommand[] {
  return lines.map(({ code, persParam, ...line }) =>
    createAddCommand({ ...line, code, persParam: { ...persParam, date: '' } }),
  );
}

function readLine(line: unknown): SnapshotLine | null {
  if (!isRecord(line)) return null;
  const { productId, title, amount, code, persParam } = line;
  if (typeof productId !== 'string' || typeof title !== 'string') return null;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) return null;
  const note = isRecord(persParam) ? persParam : {};
  return {
    ...{ productId, title, amount },
    persParam: {
      ...emptyPersParam,
      ...(typeof note.uuid === 'string' && { uuid: note.uuid }),
      ...(typeof note.comment === 'string' && { comment: note.comment }),
    },
    code: typeof code === 'string' ? code : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
