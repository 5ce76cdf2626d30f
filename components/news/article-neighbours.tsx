import { useTranslations } from 'next-intl';
import type { ArticleCard } from '@/lib/platform/views/article-view';
import { Link } from '@/lib/platform/i18n/navigation';
import './news.scss';

type Props = { earlier: ArticleCard | null; later: ArticleCard | null };

/** The ways to what was written before and after. */
export function ArticleNeighbours({ earlier, later }: Props) {
  const t = useTranslations('news');
  if (!earlier && !later) return null;
  const link = (article: ArticleCard, label: string, rel: string) => (
    <Link href={`/news/${article.slug}`} rel={rel}>
      <span className="text-2 small">{label}</span>
      <span className="h4 mb-0">{article.title}</span>
    </Link>
  );
  return (
    <nav className="container-xxl lt-neighbours" aria-label={t('neighbours')}>
      {earlier && link(earlier, t('earlier'), 'prev')}
      {later && link(later, t('later'), 'next')}
    </nav>
  );
}
