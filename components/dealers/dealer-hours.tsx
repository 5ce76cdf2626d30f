'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import { openStateAt } from '@/domain/dealers/open-state';
import { weekdays, weekOf } from '@/domain/dealers/opening-hours';
import { wallTimeIn } from '@/domain/dealers/time-zone';
import { formatSpan } from '@/lib/platform/i18n/format-clock';
import { useMinute } from '../ui/when/use-minute';
import { longWeekday, OpenWords } from './open-words';
import '@/styles/by-use/facts.scss';
import './hours.scss';

interface Props {
  readonly dealer: Pick<Dealer, 'hours' | 'countryCode'>;
  readonly title: string;
  /** Said of a dealer without any. */
  readonly noHours: string;
}

/** The week, today marked by the shop's own calendar, and whether it is open now. */
export function DealerHours({ dealer, title, noHours }: Props) {
  const opening = useTranslations('opening');
  const language = useLocale();
  const nowMs = useMinute();
  const { hours, countryCode } = dealer;
  const wall = nowMs === null ? null : wallTimeIn(countryCode, nowMs);
  const state = wall && openStateAt(hours, wall);
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {hours.length === 0 ? (
        <p className="mb-0">{noHours}</p>
      ) : (
        <>
          <p className="lt-open-now mb-2">
            {state?.kind === 'open' ? (
              <span className="text-moos fw-medium">
                {opening('openFor', {
                  hours: Math.floor(state.minutesLeft / 60),
                  minutes: state.minutesLeft % 60,
                })}
              </span>
            ) : (
              nowMs !== null && <OpenWords dealer={dealer} nowMs={nowMs} />
            )}
          </p>
          <dl className="lt-kv num mb-0">
            {weekOf(hours).map(({ day, times }) => {
              const isToday = wall?.day === weekdays.indexOf(day);
              return (
                <div key={day} className={isToday ? 'lt-day is-today' : 'lt-day'}>
                  <dt>
                    {longWeekday(day, language)}
                    {isToday && <span className="visually-hidden"> ({opening('today')})</span>}
                  </dt>
                  <dd>
                    {times.length === 0
                      ? opening('closed')
                      : times
                          .map(({ opens, closes }) => formatSpan(opens, closes, language))
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
