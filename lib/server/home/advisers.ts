import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';

const paths = {
  gears: '/gear-adviser',
  size: '/size-adviser',
  leasing: '/leasing',
  outlet: '/bikes/outlet',
} as const;

export interface Adviser {
  readonly label: string;
  /** One sentence on what it answers. */
  readonly text: string;
  readonly href: string;
}

/** What helps to choose: the two advisers, leasing and the outlet, in this order. */
export async function advisers(locale: Language): Promise<Adviser[]> {
  const t = await getTranslations({ locale, namespace: 'advisers' });
  return (['gears', 'size', 'leasing', 'outlet'] as const).map((key) => ({
    label: t(`${key}.label`),
    text: t(`${key}.text`),
    href: paths[key],
  }));
}
