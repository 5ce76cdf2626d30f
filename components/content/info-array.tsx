import { softHyphens } from '@/domain/content/soft-hyphens';
import type { InfoArrayBlock } from '@/lib/platform/views/page-view';
import { CrossedOutBin } from '../ui/crossed-out-bin';
import { DrawnFigure, hasDrawing } from './drawn-figure';
import { RichText } from './rich-text';
import { splitFigure } from './split-figure';
import './content.scss';

/** Figures with what they say, or titles with their texts; what has to be taken back stands under the crossed-out bin, the notice on the legal guarantee in a frame, what explains a drawing beside it. */
export function InfoArray({ block }: { block: InfoArrayBlock }) {
  const { title, subject, infos } = block;
  if (infos.length === 0) return null;
  if (hasDrawing(subject)) return <DrawnFigure block={block} />;
  const isFacts = subject === 'facts';
  const content = (
    <>
      {title && <h2 className={isFacts ? 'visually-hidden' : 'mb-4'}>{softHyphens(title)}</h2>}
      {subject === 'take-back' && (
        <p>
          <CrossedOutBin />
        </p>
      )}
      {isFacts ? <Facts infos={infos} /> : <Infos infos={infos} hasTitle={Boolean(title)} />}
    </>
  );
  return subject === 'legal-guarantee' ? <div className="lt-legal-notice">{content}</div> : content;
}

function Facts({ infos }: Pick<InfoArrayBlock, 'infos'>) {
  return (
    <dl className="lt-facts mb-0">
      {infos.map(({ title, text }, index) => {
        const { figure, unit } = splitFigure(title);
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

/** Without a title of the whole, each piece is a part of the page itself. */
function Infos({ infos, hasTitle }: Pick<InfoArrayBlock, 'infos'> & { hasTitle: boolean }) {
  const Heading = hasTitle ? 'h3' : 'h2';
  return (
    <div className="row row-cols-1 row-cols-md-2 row-cols-lg-3 gx-lg-5 gy-5">
      {infos.map(({ title, text }, index) => (
        <div key={index} className="col">
          {title && <Heading className="h3">{softHyphens(title)}</Heading>}
          <div className="text-2">
            <RichText markdown={text} topLevel={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
