import type { ReactNode } from 'react';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { Price } from '@/components/ui/price/price';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ItemListEntry } from '@/lib/platform/views/item-list-dto';
import './article-list.scss';

interface Props {
  readonly article: ItemListEntry;
  /** Text above the name that distinguishes the article from similar ones in the list. */
  readonly note?: string;
  /** The actions for the article, such as a button to remove it. */
  readonly children?: ReactNode;
}

/** An article in a list: image, name, price and delivery date. */
export function ItemRow({ article, note, children }: Props) {
  const { pictureSku, name, detail, href, priceCents, availability, arrival } = article;
  return (
    <li className="lt-article-row">
      <Link
        href={href}
        prefetch={false}
        className="lt-article-row-picture"
        tabIndex={-1}
        aria-hidden="true"
      >
        <img
          src={`${buildProductPicturePath(pictureSku)}?w=480`}
          alt=""
          width={144}
          height={96}
          loading="lazy"
        />
      </Link>
      <div className="lt-article-row-text">
        {note !== undefined && <p className="small text-2 m-0">{note}</p>}
        <h2 className="h4 m-0">
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </h2>
        <p className="text-2 small m-0">{detail}</p>
        <p className="m-0">
          <Price cents={priceCents} />
        </p>
        <p className="m-0">
          <AvailabilityLabel availability={availability} arrival={arrival} />
        </p>
      </div>
      {children !== undefined && <div className="lt-article-row-actions">{children}</div>}
    </li>
  );
}

/** A list of articles; its children are ItemRow elements. */
export function ItemList({ children }: { readonly children: ReactNode }) {
  return <ul className="lt-article-list">{children}</ul>;
}
