import { useLocale, useTranslations } from 'next-intl';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { DownloadView } from '@/lib/platform/views/content-view';
import { formatNumber } from '@/domain/money/format-money';
import '@/styles/on-demand/lists.scss';

type DownloadListProps = { downloads: readonly DownloadView[]; headingLevel?: 3 | 4 };

/** A list of documents; each row is a download link. */
export function DownloadList({ downloads, headingLevel = 3 }: DownloadListProps) {
  const t = useTranslations('downloads');
  const language = useLocale();
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <ul className="lt-index">
      {downloads.map((download) => (
        <li key={download.slug}>
          <a href={download.href} hrefLang={download.language ?? undefined}>
            <span className="k">
              {download.format}
              {download.kilobytes !== null &&
                `, ${t('size', { size: formatNumber(Math.ceil(download.kilobytes), language) })}`}
            </span>
            <div>
              <Heading className="h4">{download.title}</Heading>
              {download.description && <p>{download.description}</p>}
            </div>
            <span className="k">
              {download.version && (
                <span className="d-block">{t('version', { version: download.version })}</span>
              )}
              {download.date && <FormattedDay date={download.date} isLong />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
