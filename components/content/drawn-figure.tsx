import type { ReactNode } from 'react';
import type { InfoArrayBlock } from '@/lib/platform/views/page-view';
import { BeltLine } from './drawings/belt-line';
import { BeltWear } from './drawings/belt-wear';
import { InsideLeg } from './drawings/inside-leg';
import { StackReach } from './drawings/stack-reach';
import { RichText } from './rich-text';

/** The drawings a text can have, by the subject of its list. */
const drawings: Readonly<Record<string, (label: string) => ReactNode>> = {
  'drawing-belt-line': (label) => <BeltLine label={label} />,
  'drawing-belt-wear': (label) => <BeltWear label={label} />,
  'drawing-inside-leg': (label) => <InsideLeg label={label} />,
  'drawing-stack-reach': (label) => <StackReach label={label} />,
};

/** True for a list that explains a drawing of ours. */
export function hasDrawing(subject: string | null): boolean {
  return subject !== null && Object.hasOwn(drawings, subject);
}

/** A drawing, and beside it what its numbers mean. */
export function DrawnFigure({ block: { title, subject, infos } }: { block: InfoArrayBlock }) {
  const label = [title, ...infos.map((info) => info.title)].filter(Boolean).join('. ');
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      <div className="row gx-lg-5 gy-4 align-items-center">
        <div className="col-lg-7">{drawings[subject ?? '']?.(label)}</div>
        <ol className="col-lg-5 mb-0 ps-5">
          {infos.map((info, index) => (
            <li key={index} className="mb-3">
              <h3 className="h4 mb-1">{info.title}</h3>
              <div className="text-2">
                <RichText markdown={info.text} topLevel={3} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
