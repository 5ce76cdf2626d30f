import type { ReactNode } from 'react';
import { AvailabilityMark } from '@/components/ui/availability/availability-mark';
import { Price } from '@/components/ui/price/price';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ArticleListItem } from '@/lib/platform/views/article-dto';
import './article-list.scss';

interface Props {
  readonly article: ArticleListItem;
  /** What tells it from the others of the list, above its name. */
  readonly note?: string;
  /** What there is to do with it. */
  readonly children?: ReactNode;
}

/** One article in a list of kept ones: picture, name, what it costs and when it comes. */
export function ArticleRow({ article, note, children }: Props) {
  const { pictureSku, name, detail, href, priceCents, availability, arrival } = article;
  return (
    <li className="lt-kept">
      <Link href={href} prefetch={false} className="lt-kept-pic" tabIndex={-1} aria-hidden="true">
        <img
          src={`${buildProductPicturePath(pictureSku)}?w=480`}
          alt=""
          width={144}
          height={96}
          loading="lazy"
        />
      </Link>
      <div className="lt-kept-text">
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
      {children !== undefined && <div className="lt-kept-deeds">{children}</div>}
    </li>
  );
}

/** A list of kept articles around its rows. */
export function ArticleList({ children }: { readonly children: ReactNode }) {
  return <ul className="lt-kept-list">{children}</ul>;
}
