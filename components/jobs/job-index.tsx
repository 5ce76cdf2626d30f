import { useTranslations } from 'next-intl';
import type { JobCard } from '@/lib/platform/views/job-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/by-use/lists.scss';

type JobIndexProps = { jobs: readonly JobCard[]; headingLevel?: 2 | 3 };

/** Jobs line by line: department, title and teaser, place and hours. */
export function JobIndex({ jobs, headingLevel = 2 }: JobIndexProps) {
  const t = useTranslations('jobs');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="lt-index">
      {jobs.map(({ slug, title, teaser, department, location, employmentType }) => (
        <li key={slug}>
          <Link href={`/jobs/${slug}`}>
            <span className="k">{department}</span>
            <div>
              <Heading className="h3">{title}</Heading>
              {teaser && <p>{teaser}</p>}
            </div>
            <span className="k">
              {[location, employmentType && t(`types.${employmentType}`)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
