import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PriceNotice } from '@/components/ui/price/price-notice';

type Props = {
  /** The breadcrumb of the page above the list. */
  parent: { label: string; href: string };
  title: string;
  intro: string;
  /**
   * Spacing classes: `below` the page header, and `between` title and introduction if the introduction is below the
   * title.
   */
  space?: { below?: string; between?: string };
  children: ReactNode;
};

/** A page with a product list: breadcrumbs, title with the note on prices, introduction and the list. */
export function ProductListPage({ parent: above, title, intro, space = {}, children }: Props) {
  const { below = 'pb-4', between = 'mt-3' } = space;
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb crumbs={[above, { label: title, href: null }]} />
      <div className={`row align-items-end pt-4 ${below}`}>
        <div className="col-lg-8">
          <h1 className="mb-0">{title}</h1>
          <PriceNotice />
        </div>
        <div className="col-lg-4">
          <p className={`text-2 mb-0 ${between}`}>{intro}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
