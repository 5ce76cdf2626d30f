import type { InfoArrayBlock } from '@/lib/content/page-view';
import { splitFigure } from './split-figure';

/** Figures with what they say, or titles with their texts. */
export function InfoArray({ block }: { block: InfoArrayBlock }) {
  return (
    <section className="container-xxl pb-6 pt-5">
      {block.title && (
        <h2 className={block.subject === 'facts' ? 'visually-hidden' : 'mb-4'}>{block.title}</h2>
      )}
      {block.subject === 'facts' ? <Facts infos={block.infos} /> : <Infos infos={block.infos} />}
    </section>
  );
}

function Facts({ infos }: Pick<InfoArrayBlock, 'infos'>) {
  return (
    <dl className="lt-facts mb-0">
      {infos.map(({ title, text }) => {
        const { figure, unit } = splitFigure(title);
        return (
          <div key={title}>
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

function Infos({ infos }: Pick<InfoArrayBlock, 'infos'>) {
  return (
    <div className="row row-cols-1 row-cols-md-2 row-cols-lg-3 gx-lg-5 gy-5">
      {infos.map(({ title, text }) => (
        <div key={title} className="col">
          <h3>{title}</h3>
          <p className="text-2 mb-0">{text}</p>
        </div>
      ))}
    </div>
  );
}
