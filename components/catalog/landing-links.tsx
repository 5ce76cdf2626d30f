import { Link } from '@/lib/platform/i18n/navigation';
import type { LandingLink } from '@/lib/platform/views/landing-view';

interface Props {
  readonly title: string;
  readonly landings: readonly LandingLink[];
  /** The page these stand on. */
  readonly current?: string;
}

/** The ways to the pages about each kind of bicycles or accessories; nothing where there are none. */
export function LandingLinks({ title, landings, current }: Props) {
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
