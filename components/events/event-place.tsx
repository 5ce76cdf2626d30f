import { useLocale } from 'next-intl';
import type { EventView } from '@/lib/platform/views/event-view';

type EventPlaceProps = { event: Pick<EventView, 'venue' | 'street' | 'zip' | 'city' | 'country'> };

/** Where it is, as on an envelope; abroad with the country. */
export function EventPlace({ event }: EventPlaceProps) {
  const language = useLocale();
  const { venue, street, zip, city, country } = event;
  const abroad =
    country && country !== 'DE'
      ? new Intl.DisplayNames([language], { type: 'region' }).of(country)
      : null;
  const lines = [venue, street, [zip, city].filter(Boolean).join(' '), abroad].filter(Boolean);
  return (
    <address className="text-2 mb-0">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
