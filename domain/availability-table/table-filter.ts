import { foldsOf } from '../search/fold';
import { skuKey } from '../quick-order/sku-key';
import type { PreparedRow } from './prepare-rows';

/** What is asked of the table; empty texts ask nothing. */
export type TableFilter = {
  readonly text: string;
  /** The slug of a model. */
  readonly model: string;
  readonly size: string;
  readonly color: string;
  readonly kind: '' | 'bike' | 'accessory';
  /** Deliverable until this ISO day; what is in stock always is. */
  readonly until: string;
  readonly isStockOnly: boolean;
};

export const noFilter: TableFilter = {
  text: '',
  model: '',
  size: '',
  color: '',
  kind: '',
  until: '',
  isStockOnly: false,
};

/** True when the filter asks for anything. */
export function isFiltered(filter: TableFilter): boolean {
  const { isStockOnly, ...texts } = filter;
  return isStockOnly || Object.values(texts).some((text) => text.trim() !== '');
}

/** The rows that answer all of the filter, in their order. */
export function filterRows(
  rows: readonly PreparedRow[],
  filter: TableFilter,
): readonly PreparedRow[] {
  if (!isFiltered(filter)) return rows;
  const hasText = textTest(filter.text);
  const { model, size, color, kind, until, isStockOnly } = filter;
  return rows.filter(
    (prepared) =>
      (model === '' || prepared.row.slug === model) &&
      (size === '' || prepared.row.sizeShort === size) &&
      (color === '' || prepared.row.colorName === color) &&
      (kind === '' || prepared.row.kind === kind) &&
      (!isStockOnly || prepared.row.stock > 0) &&
      (until === '' || isThereUntil(prepared, until)) &&
      hasText(prepared),
  );
}

/** The number begins with or holds what was typed, or each word typed begins a word of the name. */
function textTest(text: string): (row: PreparedRow) => boolean {
  const key = skuKey(text);
  const words = text
    .normalize('NFC')
    .split(/[\s,]+/)
    .map(foldsOf)
    .filter((folds) => folds.length > 0);
  if (key === '' && words.length === 0) return () => text.trim() === '';
  const hasKey = (row: PreparedRow) =>
    key !== '' && (key.length > 2 ? row.key.includes(key) : row.key.startsWith(key));
  const hasWord = (row: PreparedRow, folds: readonly string[]) =>
    folds.some(
      (fold) =>
        row.words.some((word) => word.startsWith(fold)) || row.row.sizeShort.toLowerCase() === fold,
    );
  return (row) => hasKey(row) || (words.length > 0 && words.every((folds) => hasWord(row, folds)));
}

function isThereUntil({ when }: PreparedRow, until: string): boolean {
  return when.kind === 'now' || (when.kind === 'date' && when.date <= until);
}
