import { isQuantityLike } from './parse-quantity';
import {
  isColumnTitle,
  isOpenCsvCell,
  splitCsvLine,
  unquoteCsvCell,
} from '@/domain/text/csv-layout';
import { isSkuLike } from './parse-quantity';

export type LineCells = {
  readonly separator: 'tab' | 'semicolon' | 'pipe' | 'comma' | 'spaces' | 'none';
  readonly cells: readonly string[];
};

/**
 * Splits a line from a spreadsheet, an email or the keyboard into cells: at tabs, else semicolons, else pipes, else
 * commas, else multiple spaces. Commas and spaces separate cells only if one of the cells is a quantity, SKU or
 * heading, because names contain them too.
 */
export function splitCells(line: string): LineCells {
  if (line.includes('\t')) return { separator: 'tab', cells: atSeparator(line, '\t') };
  if (line.includes(';')) return { separator: 'semicolon', cells: atSeparator(line, ';') };
  if (line.includes('|')) return { separator: 'pipe', cells: atSeparator(line, '|') };
  const byComma = joinThousands(atSeparator(line, ','));
  if (byComma.length > 1 && byComma.some(isCell)) return { separator: 'comma', cells: byComma };
  const bySpaces = line.trim().split(/\s{2,}/);
  if (bySpaces.length > 1 && bySpaces.some(isCell)) return { separator: 'spaces', cells: bySpaces };
  return { separator: 'none', cells: [unquoteCsvCell(line)] };
}

function isCell(cell: string): boolean {
  return isQuantityLike(cell) || isColumnTitle(cell) || (isSkuLike(cell) && !/\s/.test(cell));
}

/**
 * Splits at a separator. Separators inside quotes belong to the cell. An opening quote that is never closed counts as a
 * normal character.
 */
function atSeparator(line: string, separator: string): readonly string[] {
  const cells = splitCsvLine(line, separator);
  const isOpen = isOpenCsvCell(cells.at(-1) ?? '');
  return (isOpen ? line.split(separator) : cells).map(unquoteCsvCell);
}

/** Joins cells that are parts of one number with thousands separators: "SKU,1,000" means 1000 pieces, not 1. */
function joinThousands(cells: readonly string[]): readonly string[] {
  return cells.reduce<string[]>((joined, cell) => {
    const before = joined.at(-1);
    if (before !== undefined && /^\d{1,3}(?:,\d{3})*$/.test(before) && /^\d{3}$/.test(cell))
      return [...joined.slice(0, -1), `${before},${cell}`];
    return [...joined, cell];
  }, []);
}
