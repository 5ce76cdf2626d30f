'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { formatDay } from '@/lib/platform/i18n/days';
import { firstTouch } from '@/lib/platform/i18n/first-touch';

type WriteDay = typeof formatDay;

const load = () => import('@/lib/platform/i18n/days').then((days) => days.formatDay);

/** Ready before the connection goes: the code that writes days is fetched with the other parts of a page that is touched. */
void (
  typeof window !== 'undefined' &&
  firstTouch()
    .then(load)
    .catch(() => undefined)
);

/** The day of a page that the service worker kept; as the moment itself where the code that writes days is not there either. */
export function KeptDay({ at }: { at: string }) {
  const language = useLocale();
  const [write, setWrite] = useState<WriteDay | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setWrite(() => loaded),
      () => undefined,
    );
  }, []);
  return <time dateTime={at}>{write === null ? at : write(at, language)}</time>;
}
