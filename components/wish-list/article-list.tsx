import type { ReactNode } from 'react';
import { AvailabilityMark } from '@/components/ui/availability/availability-mark';
import { Price } from '@/components/ui/price/price';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ArticleListItem } from '@/lib/platform/views/article-dto';
import './article-list.scss';

interface Props {
  readonly article: ArticleListItem;
  /** A note above the name that distinguishes it from the other articles of the list. */
  readonly note?: string;
  /** The actions. */
  readonly children?: ReactNode;
}

/** An article in a list: image, name, price and delivery date. */
export function ArticleRow({ article, note, children }: Props) {
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
          <AvailabilityMark availability={availability} arrival={arrival} />
        </p>
      </div>
      {children !== undefined && <div className="lt-article-row-actions">{children}</div>}
    </li>
  );
}

/** A list of ArticleRow elements. */
export function ArticleList({ children }: { readonly children: ReactNode }) {
  return <ul className="lt-article-list">{children}</ul>;
}
