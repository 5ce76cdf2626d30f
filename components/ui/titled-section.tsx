import { type ReactNode, useId } from 'react';
import '@/styles/on-demand/form-sections.scss';

type Props = { title: string; text?: string; children: ReactNode };

/** A section of a long page with its title at the side and a thin line above. */
export function TitledSection({ title, text, children }: Props) {
  const titleId = useId();
  return (
    <section className="lt-titled-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="h4 mb-0">
        {title}
      </h2>
      <div>
        {text && <p className="text-2">{text}</p>}
        {children}
      </div>
    </section>
  );
}
