import { ContentImage } from '@/components/ui/picture/content-image';
import type { FeatureCard } from '@/lib/server/content/features';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/cover-images.scss';
import './link-cards.scss';

type FeatureCardsProps = { features: readonly FeatureCard[]; headingLevel?: 2 | 3 };

/** Cards for the features of the bicycles, each with a link to the page of the feature. */
export function FeatureCards({ features, headingLevel = 2 }: FeatureCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="lt-link-cards">
      {features.map(({ slug, title, teaser, image }) => (
        <li key={slug}>
          <Link href={`/features/${slug}`}>
            {image && (
              <ContentImage
                image={{ ...image, alt: '' }}
                className="lt-cover-image lt-ratio-3-2"
                sizes="(min-width: 992px) 30vw, (min-width: 576px) 45vw, 90vw"
              />
            )}
            <Heading className="h3">{title}</Heading>
            {teaser && <p className="text-2 mb-0">{teaser}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
