import { Link } from '@/lib/platform/i18n/navigation';
import type { LandingLink, PageView } from '@/lib/platform/views/page-view';
import { ContentImage } from '@/components/ui/picture/content-image';
import './product-card.scss';

interface Props {
  readonly title: string;
  readonly landings: readonly LandingLink[];
  /** The slug of the page the links are on, which is omitted from them. */
  readonly current?: string;
}

/** Links to the landing pages of bicycles or accessories. Renders nothing if there are none. */
export function LandingPageLinks({ title, landings, current }: Props) {
  const others = landings.filter(({ slug }) => slug !== current);
  if (others.length === 0) return null;
  return (
    <nav className="pt-5" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <ul className="list-unstyled d-flex flex-wrap gap-3 mb-0">
        {others.map(({ folder, slug, title: name }) => (
          <li key={slug}>
            <Link className="lt-link" href={`/${folder}/${slug}`} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header image of a landing page, with the background of product images in lists; null if the page has none. */
export function renderLandingPagePicture({ blocks }: PageView, form: 'bike' | 'accessory') {
  const image = blocks.find((block) => block.kind === 'header-image')?.image;
  if (!image) return null;
  return (
    <div className="lt-card">
      <span className={form === 'bike' ? 'lt-card-picture' : 'lt-card-picture is-accessory'}>
        <ContentImage image={image} sizes="(min-width: 992px) 40vw, 100vw" isFirst />
      </span>
    </div>
  );
}
