import { type ReactNode, useId } from 'react';
import type { ShopFeature } from '@/domain/shop-features/shop-features';
import '@/styles/on-demand/form-sections.scss';

type Props = {
  title: string;
  text?: string;
  /** The feature of the shop without which the section is hidden. */
  needs?: ShopFeature | undefined;
  children: ReactNode;
};

/** A section of a long page with its title at the side and a thin line above. */
export function TitledSection({ title, text, needs, children }: Props) {
  const titleId = useId();
  return (
    <section className="lt-titled-section" aria-labelledby={titleId} data-needs={needs}>
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
