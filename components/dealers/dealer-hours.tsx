'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import { getOpeningState } from '@/domain/dealers/opening-state';
import { weekdays, listWeekHours } from '@/domain/dealers/dealer';
import { getDealerLocalTime } from '@/domain/dealers/opening-state';
import { formatTimeRange } from '@/lib/platform/i18n/format-time';
import { useCurrentMinute } from '@/components/ui/availability/use-current-minute';
import { formatFullWeekday, OpeningStatus } from './opening-status';
import '@/styles/on-demand/definition-lists.scss';
import './dealer-hours.scss';

interface Props {
  readonly dealer: Pick<Dealer, 'hours' | 'countryCode'>;
  readonly title: string;
  /** The text shown for a dealer who has not given opening hours. */
  readonly noHours: string;
}

/** The opening hours by weekday and whether the dealer is open now. Today is marked in the dealer's time zone. */
export function DealerHours({ dealer, title, noHours }: Props) {
  const opening = useTranslations('opening');
  const language = useLocale();
  const nowMs = useCurrentMinute();
  const { hours, countryCode } = dealer;
  const wall = nowMs === null ? null : getDealerLocalTime(countryCode, nowMs);
  const state = wall && getOpeningState(hours, wall);
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {hours.length === 0 ? (
        <p className="mb-0">{noHours}</p>
      ) : (
        <>
          <p className="lt-open-now mb-2">
            {state?.kind === 'open' ? (
              <span className="text-success fw-medium">
                {opening('openFor', {
                  hours: Math.floor(state.minutesLeft / 60),
                  minutes: state.minutesLeft % 60,
                })}
              </span>
            ) : (
              nowMs !== null && <OpeningStatus dealer={dealer} nowMs={nowMs} />
            )}
          </p>
          <dl className="lt-definition-list num mb-0">
            {listWeekHours(hours).map(({ day, times }) => {
              const isToday = wall?.day === weekdays.indexOf(day);
              return (
                <div key={day} className={isToday ? 'lt-day is-today' : 'lt-day'}>
                  <dt>
                    {formatFullWeekday(day, language)}
                    {isToday && <span className="visually-hidden"> ({opening('today')})</span>}
                  </dt>
                  <dd>
                    {times.length === 0
                      ? opening('closed')
                      : times
                          .map(({ opens, closes }) => formatTimeRange(opens, closes, language))
                          .join(', ')}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}
