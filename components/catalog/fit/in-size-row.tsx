'use client';

import { useLocale, useTranslations } from 'next-intl';
import { inSizeParam, withoutMeasures } from '@/domain/fit/measures-query';
import { isPlainClick } from '@/lib/browser/state/plain-click';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { Link } from '@/lib/platform/i18n/navigation';
import { writeNumber } from '@/domain/money/write-money';
import type { BikesInSize } from './use-bikes-in-size';
import '@/styles/by-use/chips.scss';
import '../list/list.scss';

type Props = Pick<BikesInSize, 'bikes' | 'isAsked' | 'rider' | 'hasFailed'> & {
  readonly total: number;
};

/** Above a list: the way to it in one's own size, and back; where nobody has said how tall they are, the way to the question. */
export function InSizeRow({ bikes, isAsked, rider, hasFailed, total }: Props) {
  const t = useTranslations('catalog.inSize');
  const language = useLocale();
  const path = `/${language}/bikes`;
  const [query, write] = useUrlQuery();
  const other = otherQuery(query, isAsked);
  if (isAsked && rider === null)
    return (
      <p className="lt-note lt-in-size">
        {t('unknown')} <Link href="/size-adviser">{t('ask')}</Link> <a href={path}>{t('all')}</a>
      </p>
    );
  return (
    <p className="lt-in-size">
      <a
        className={isAsked ? 'lt-chip' : 'lt-link'}
        href={other === '' ? path : `${path}?${other}`}
        rel="nofollow"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          write(other, 'push');
        }}
      >
        {isAsked && rider !== null
          ? t('chosen', {
              height: writeNumber(rider.heightCm, language, { maximumFractionDigits: 1 }),
            })
          : t('choose')}
      </a>
      {isAsked ? (
        <span className="text-2" role="status">
          {hasFailed ? t('failed') : t('left', { shown: bikes.length, total })}{' '}
          <Link href="/size-adviser" prefetch={false}>
            {t('change')}
          </Link>
        </span>
      ) : null}
    </p>
  );
}

/** The same list in one's own size, or no longer in it; what else is chosen stays. */
function otherQuery(query: string, isAsked: boolean): string {
  const mine = isAsked ? '' : `${inSizeParam.name}=${inSizeParam.value}`;
  return [withoutMeasures(query), mine].filter(Boolean).join('&');
}
