import { useLocale, useTranslations } from 'next-intl';
import type { JobCard } from '@/lib/platform/views/content-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatSalary } from './format-salary';
import '@/styles/on-demand/lists.scss';

type JobIndexProps = { jobs: readonly JobCard[]; headingLevel?: 2 | 3 };

/** A list of jobs, one per row: department, title, teaser, place, hours and salary. */
export function JobIndex({ jobs, headingLevel = 2 }: JobIndexProps) {
  const t = useTranslations('jobs');
  const language = useLocale();
  const payOf = (salary: JobCard['salary']) => {
    const amount = salary && formatSalary(salary, language);
    return salary && amount && t(`salary.${salary.unit}`, { amount });
  };
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="lt-index">
      {jobs.map(({ slug, title, teaser, department, location, employmentType, salary }) => (
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
              {payOf(salary) && <span className="d-block">{payOf(salary)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
