import type { ReactNode } from 'react';
import type { InfoArrayBlock } from '@/lib/platform/views/page-view';
import {
  BeltAlignmentDrawing,
  BeltWearDrawing,
  InsideLegDrawing,
  StackReachDrawing,
} from './instruction-drawings';
import { RichText } from './rich-text';
import { addSoftHyphens } from '@/domain/text/typography';
import { DisposalSymbol } from '@/components/ui/disposal-symbol';
import './content.scss';

/** Annotated drawings by the `subject` of the content block whose list explains the drawing. */
const drawings: Readonly<Record<string, (label: string) => ReactNode>> = {
  'drawing-belt-line': (label) => <BeltAlignmentDrawing label={label} />,
  'drawing-belt-wear': (label) => <BeltWearDrawing label={label} />,
  'drawing-inside-leg': (label) => <InsideLegDrawing label={label} />,
  'drawing-stack-reach': (label) => <StackReachDrawing label={label} />,
};

/** Returns true if there is an annotated drawing for the `subject` of a content block. */
function hasAnnotatedDrawing(subject: string | null): boolean {
  return subject !== null && Object.hasOwn(drawings, subject);
}

/** A drawing with an explanation of its numbers beside it. */
function AnnotatedDrawing({ block: { title, subject, infos } }: { block: InfoArrayBlock }) {
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

/**
 * Splits a text such as "30.000 km" into number and unit. The unit is null if the text does not start with a number.
 */
export function splitNumberAndUnit(title: string): { figure: string; unit: string | null } {
  const parts = /^([\d.,]+)\s+(\D.*)$/.exec(title.trim());
  return parts?.[1] && parts[2]
    ? { figure: parts[1], unit: parts[2] }
    : { figure: title.trim(), unit: null };
}

/**
 * A list of key figures, or of titles with texts. Lists with a special subject are shown differently: with the
 * crossed-out bin symbol for take-back, as the framed notice on the legal guarantee, or as an annotated drawing.
 */
export function InfoArray({ block }: { block: InfoArrayBlock }) {
  const { title, subject, infos } = block;
  if (infos.length === 0) return null;
  if (hasAnnotatedDrawing(subject)) return <AnnotatedDrawing block={block} />;
  const isFacts = subject === 'facts';
  const content = (
    <>
      {title && <h2 className={isFacts ? 'visually-hidden' : 'mb-4'}>{addSoftHyphens(title)}</h2>}
      {subject === 'take-back' && (
        <p>
          <DisposalSymbol />
        </p>
      )}
      {isFacts ? <Facts infos={infos} /> : <Infos infos={infos} hasTitle={Boolean(title)} />}
    </>
  );
  return subject === 'legal-guarantee' ? <div className="lt-legal-notice">{content}</div> : content;
}

function Facts({ infos }: Pick<InfoArrayBlock, 'infos'>) {
  return (
    <dl className="lt-key-figures mb-0">
      {infos.map(({ title, text }, index) => {
        const { figure, unit } = splitNumberAndUnit(title);
        return (
          <div key={index}>
            <dt>{text}</dt>
            <dd>
              {figure}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The items of a list. If the list has no title, each item is a top-level section of the page. */
function Infos({ infos, hasTitle }: Pick<InfoArrayBlock, 'infos'> & { hasTitle: boolean }) {
  const Heading = hasTitle ? 'h3' : 'h2';
  return (
    <div className="row row-cols-1 row-cols-md-2 row-cols-lg-3 gx-lg-5 gy-5">
      {infos.map(({ title, text }, index) => (
        <div key={index} className="col">
          {title && <Heading className="h3">{addSoftHyphens(title)}</Heading>}
          <div className="text-2">
            <RichText markdown={text} topLevel={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
