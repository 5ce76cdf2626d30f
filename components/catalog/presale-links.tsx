'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { PresaleModels } from '@/lib/browser/b2b/ask-presale';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { Link } from '@/lib/platform/i18n/navigation';

/** The way to the presale models, asked for by b2b customers alone; nothing for everybody else, and nothing when nobody answers. */
export function PresaleLinks() {
  const locale = useLocale();
  const isB2b = useIsB2b();
  const [presale, setPresale] = useState<PresaleModels | null>(null);

  useEffect(() => {
    if (!isB2b) return;
    const leaving = new AbortController();
    void load(locale, leaving.signal).then(setPresale);
    return () => {
      leaving.abort();
      setPresale(null);
    };
  }, [isB2b, locale]);

  if (presale === null || presale.models.length === 0) return null;
  return (
    <span>
      {presale.title}{' '}
      {presale.models.map(({ slug, name }) => (
        <Link key={slug} href={`/bikes/${slug}`} prefetch={false} className="lt-link me-3">
          {name}
        </Link>
      ))}
    </span>
  );
}

/** What only b2b customers need, nobody else loads. */
async function load(language: string, signal: AbortSignal): Promise<PresaleModels | null> {
  const { askPresale } = await import('@/lib/browser/b2b/ask-presale');
  return askPresale(language, signal);
}
