'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import type { ValidatedLine } from '@/domain/dealer-account/validate-order-lines';
import { formatOrderLine } from '@/domain/dealer-account/order-lines';
import { formatNumber } from '@/domain/money/format-money';
import '@/components/b2b/b2b.scss';

type Props = {
  readonly line: ValidatedLine;
  readonly onFix: (next: string) => void;
  readonly onMerge: (first: number, next: string) => void;
};

/** The reason why a line cannot be ordered, with buttons for possible corrections. */
export function ProblemReason({ line, onFix, onMerge }: Props) {
  const t = useTranslations('b2b.quickOrder');
  const number = line.line;
  return (
    <p className="small mb-1">
      <b className="lt-strong">{t('line', { line: number })}</b> <Reason line={line} />{' '}
      <WaysOut line={line} onFix={onFix} onMerge={onMerge} />
    </p>
  );
}

function Reason({ line }: { readonly line: ValidatedLine }) {
  const t = useTranslations('b2b.quickOrder.reasons');
  const language = useLocale();
  switch (line.kind) {
    case 'good':
      return t('good', { name: nameOf(line.row) });
    case 'unknown':
      return line.article === '' ? t('noArticle') : t('unknown', { article: line.article });
    case 'otherYear':
      return t('otherYear', { article: line.article, year: line.year });
    case 'notBuilt':
      return t(`notBuilt.${line.part}`, { wanted: line.wanted });
    case 'notNumber':
      return t('notNumber', { amount: line.amount });
    case 'tooSmall':
      return t('tooSmall');
    case 'tooMany':
      return t('tooMany', { possible: formatNumber(line.possible, language) });
    case 'soldOut':
      return t('soldOut', { name: nameOf(line.row) });
    case 'twice':
      return t('twice', { name: nameOf(line.row), first: line.firstLine });
  }
}

function WaysOut({ line, onFix, onMerge }: Props): ReactNode {
  const t = useTranslations('b2b.quickOrder');
  const language = useLocale();
  switch (line.kind) {
    case 'unknown':
    case 'otherYear':
    case 'notBuilt':
      if (line.options.length === 0) return null;
      return (
        <>
          {t('meant')}{' '}
          {line.options.map((row) => (
            <Way key={row.sku} onClick={() => onFix(formatOrderLine(row.sku, line.amount))}>
              {line.kind === 'notBuilt' ? partName(line, row) : `${row.sku}, ${nameOf(row)}`}
            </Way>
          ))}
        </>
      );
    case 'tooMany':
      return (
        <Way onClick={() => onFix(formatOrderLine(line.row.sku, line.possible))}>
          {t('orderPossible', { possible: formatNumber(line.possible, language) })}
        </Way>
      );
    case 'twice':
      return (
        <Way onClick={() => onMerge(line.firstLine, formatOrderLine(line.row.sku, line.sum))}>
          {t('merge', { sum: formatNumber(line.sum, language) })}
        </Way>
      );
    default:
      return null;
  }
}

type WayProps = { readonly onClick: () => void; readonly children: ReactNode };

function Way({ onClick, children }: WayProps) {
  return (
    <button type="button" className="lt-inline-button" onClick={onClick}>
      {children}
    </button>
  );
}

function partName(
  { part }: Extract<ValidatedLine, { kind: 'notBuilt' }>,
  { colorShort, colorName, sizeShort }: AvailabilityRow,
): string {
  const color = `${colorShort}, ${colorName}`;
  if (part === 'color') return color;
  return part === 'size' ? sizeShort : `${color}, ${sizeShort}`;
}

function nameOf({ title, colorName, sizeShort }: AvailabilityRow): string {
  return [title, colorName, sizeShort].filter((text) => text !== '').join(', ');
}
