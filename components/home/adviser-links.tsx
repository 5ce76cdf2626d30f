import { Link } from '@/lib/platform/i18n/navigation';
import type { Adviser } from '@/lib/server/home/advisers';

interface Props {
  readonly title: string;
  readonly advisers: readonly Adviser[];
}

/** What helps to choose: gears, size, leasing and the outlet, each with what it answers. */
export function AdviserLinks({ title, advisers }: Props) {
  return (
    <section className="container-xxl lt-section">
      <h2 className="mb-4">{title}</h2>
      <ul className="row row-cols-2 row-cols-lg-4 gx-lg-5 gy-4 list-unstyled mb-0">
        {advisers.map(({ label, text, href }) => (
          <li key={href} className="col">
            <h3 className="h4 mb-1">
              <Link className="lt-link" href={href} prefetch={false}>
                {label}
              </Link>
            </h3>
            <p className="text-2 mb-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
