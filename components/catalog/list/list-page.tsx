import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PriceNote } from '@/components/ui/price/price-note';

type Props = {
  /** Where the list belongs: the crumb before its own. */
  parent: { label: string; href: string };
  title: string;
  intro: string;
  /** Classes of the space below the head, and above the introduction where it stands under the title. */
  space?: { below?: string; between?: string };
  children: ReactNode;
};

/** A page that lists what is sold: the way here, its title with the note on prices beside a sentence, and the list. */
export function ListPage({ parent: above, title, intro, space = {}, children }: Props) {
  const { below = 'pb-4', between = 'mt-3' } = space;
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb crumbs={[above, { label: title, href: null }]} />
      <div className={`row align-items-end pt-4 ${below}`}>
        <div className="col-lg-8">
          <h1 className="mb-0">{title}</h1>
          <PriceNote />
        </div>
        <div className="col-lg-4">
          <p className={`text-2 mb-0 ${between}`}>{intro}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
