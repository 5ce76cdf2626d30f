import type { MeasuredFrame } from '@/domain/compare/own-bike';
import { frameLines, linePath } from '@/domain/picture/frame-lines';
import { framePoints } from '@/domain/picture/frame-points';
import type { CompareColumn } from './compare-columns';
import './compare.scss';

const RIM = 330;

interface Props {
  readonly columns: readonly CompareColumn[];
  readonly own: MeasuredFrame | null;
  /** The rider the saddles are set for; of a size its middle when nobody has said. */
  readonly heightCm: number | null;
  readonly label: string;
}

/** All frames over each other to scale, bottom bracket on bottom bracket, each in a line of its own; one's own as its two measures. */
export function CompareDrawing({ columns, own, heightCm, label }: Props) {
  const drawn = columns.map(({ frame, size, bike }) => {
    const middle = (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
    const points = framePoints(size, bike.tyre, heightCm ?? middle);
    const [, lift] = points.bottomBracket;
    return { slug: bike.slug, points, lift, lines: frameLines(frame.shape, size, points) };
  });
  const left = Math.min(...drawn.map(({ points }) => points.rearAxle[0])) - RIM - 20;
  const right = Math.max(...drawn.map(({ points }) => points.frontAxle[0])) + RIM + 20;
  const top = Math.max(...drawn.map(({ points, lift }) => points.saddle[1] - lift), 700) + 90;
  const bottom = Math.max(...drawn.map(({ lift }) => lift)) + 20;
  return (
    <svg
      viewBox={`${Math.round(left)} ${Math.round(-top)} ${Math.round(right - left)} ${Math.round(top + bottom)}`}
      className="w-100 lt-overlay"
      role="img"
      aria-label={label}
      fill="none"
    >
      {drawn.map(({ slug, points, lift, lines }, index) => (
        <g key={slug} className={`is-line-${index + 1}`} transform={`translate(0 ${lift})`}>
          <g strokeWidth="3" opacity=".45">
            <circle cx={points.rearAxle[0]} cy={-points.rearAxle[1]} r={RIM} />
            <circle cx={points.frontAxle[0]} cy={-points.frontAxle[1]} r={RIM} />
          </g>
          <path strokeWidth="10" strokeLinejoin="round" d={lines.tubes} />
          <path strokeWidth="8" d={lines.fork} />
          <path strokeWidth="6" d={`${lines.post}${lines.stem}`} />
          <path strokeWidth="12" strokeLinecap="round" d={lines.saddle} />
          <circle className="is-mark" cx={points.headTop[0]} cy={-points.headTop[1]} r="15" />
        </g>
      ))}
      <circle r="22" strokeWidth="5" className="is-centre" />
      {own === null ? null : (
        <g className="is-own">
          <path strokeWidth="6" d={linePath([0, 0], [0, own.stack], [own.reach, own.stack])} />
          <path
            strokeWidth="8"
            d={`${linePath([own.reach - 26, own.stack], [own.reach + 26, own.stack])}${linePath([own.reach, own.stack - 26], [own.reach, own.stack + 26])}`}
          />
        </g>
      )}
    </svg>
  );
}

/** The line a bicycle is drawn in, small, beside its name. */
export function LineSample({ index }: { readonly index: number | 'own' }) {
  return (
    <svg viewBox="0 0 120 20" className="lt-line-sample" aria-hidden="true">
      <path
        className={index === 'own' ? 'is-own' : `is-line-${index + 1}`}
        strokeWidth="10"
        d="M0 10H120"
      />
    </svg>
  );
}
