import type { ReactNode } from 'react';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { Price } from '@/components/ui/price/price';
import { productPicturePath } from '@/domain/picture/picture-path';
import { Link } from '@/lib/platform/i18n/navigation';
import type { KeptArticle } from '@/lib/platform/views/kept-article';
import './keep.scss';

interface Props {
  readonly article: KeptArticle;
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
          src={`${productPicturePath(pictureSku)}?w=480`}
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
