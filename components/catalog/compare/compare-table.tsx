'use client';

import { useLocale, useTranslations } from 'next-intl';
import { compareFacts, type ComparedFact, differingFacts } from '@/domain/compare/compare-facts';
import type { Measures } from '@/domain/fit/measures';
import { feelingOf, torsoAngle } from '@/domain/fit/posture';
import type { Arrivals } from '@/domain/delivery/arrivals';
import { writeNumber } from '@/domain/money/write-money';
import { SizeSentence } from '../fit/size-sentence';
import type { CompareColumn } from './compare-columns';
import { CompareHead } from './compare-head';
import './compare.scss';

interface Props {
  readonly columns: readonly CompareColumn[];
  readonly arrivals: Arrivals;
  readonly rider: Measures | null;
  readonly onlyDifferences: boolean;
  /** The query of the comparison without one of its bicycles. */
  readonly queryWithout: (slug: string) => string;
}

const MILLIMETRES = [
  ...(['reach', 'stack', 'wheelbase', 'seatTube', 'topTube', 'headTube'] as const),
  ...(['chainstay', 'standover'] as const),
];
const DEGREES = ['headAngle', 'seatAngle'] as const;

/** Bicycles side by side: what they cost and when they come, how they fit, what they are made of and how they are measured. */
export function CompareTable({ columns, arrivals, rider, onlyDifferences, queryWithout }: Props) {
  const t = useTranslations('compare');
  const measure = useTranslations('bike.geometry');
  const seat = useSeat(rider);
  const language = useLocale();
  const millimetres = { maximumFractionDigits: 0, useGrouping: false };
  const degrees = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const groups = [
    { title: t('facts'), rows: compareFacts(columns.map(({ bike }) => bike.facts)) },
    {
      title: t('geometry'),
      rows: compareFacts(
        columns.map(({ size }) => [
          ...MILLIMETRES.map((name) => ({
            title: measure(name),
            text: `${writeNumber(size[name], language, millimetres)} mm`,
          })),
          ...DEGREES.map((name) => ({
            title: measure(name),
            text: `${writeNumber(size[name], language, degrees)}°`,
          })),
        ]),
      ),
    },
  ];
  return (
    <div className="lt-scroll lt-compare-scroll" role="region" aria-label={t('title')} tabIndex={0}>
      <table className={`lt-compare is-${columns.length}`}>
        <CompareHead columns={columns} arrivals={arrivals} queryWithout={queryWithout} />
        <tbody>
          <tr className="lt-compare-size">
            <th scope="row">{t(rider === null ? 'size' : 'mySize')}</th>
            {columns.map(({ bike, frame, size, advice, isMine }) => (
              <td key={bike.slug}>
                {rider === null || isMine ? (
                  <b className="lt-compare-letter">{size.size}</b>
                ) : (
                  <b className="lt-strong">{t('notMine')}</b>
                )}{' '}
                <span className="text-2">{frame.name}</span>
                <p>
                  {rider === null || advice === null ? (
                    t('madeFor', { min: size.bodyHeightMinCm, max: size.bodyHeightMaxCm })
                  ) : (
                    <SizeSentence
                      name={bike.name}
                      sizes={frame.sizes}
                      rider={rider}
                      advice={advice}
                    />
                  )}
                </p>
              </td>
            ))}
          </tr>
          <Row title={t('sits')} texts={columns.map(seat)} />
        </tbody>
        {groups.map(({ title, rows }) => {
          const shown = onlyDifferences ? differingFacts(rows) : rows;
          return shown.length === 0 ? null : (
            <tbody key={title}>
              <tr className="lt-compare-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
              {shown.map((row) => (
                <Row key={row.title} {...row} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function Row({
  title,
  texts,
  differs = false,
}: Pick<ComparedFact, 'title' | 'texts'> & { differs?: boolean }) {
  const t = useTranslations('compare');
  return (
    <tr className={differs ? 'is-different' : undefined}>
      <th scope="row">{title}</th>
      {texts.map((text, index) => (
        <td key={index}>
          {text ?? (
            <span className="text-3">
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('nothingSaid')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** "ausgewogen, etwa 58°": how the rider sits in a column's size, or without one somebody in the middle of it. */
function useSeat(rider: Measures | null): (column: CompareColumn) => string {
  const t = useTranslations('compare');
  const feels = useTranslations('measures.feels');
  return ({ size }) => {
    const heightCm = (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
    const angle = torsoAngle(size, rider ?? { heightCm, inseamCm: null, feeling: null });
    return t('posture', { feeling: feels(feelingOf(angle)), angle });
  };
}
