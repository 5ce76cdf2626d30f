import type { useTranslations } from 'next-intl';
import { needFields, type Needs } from '@/domain/gear-advice/needs';

/** What was asked, in words: one for each answer; what was left open is left out. */
export function askedWords(
  needs: Needs,
  t: ReturnType<typeof useTranslations<'gearAdvice'>>,
): string[] {
  const { child, budget, weight, rider } = needs;
  return [
    ...needFields.filter((field) => field !== 'child').map((field) => t(`choices.${needs[field]}`)),
    ...(child === 'childSeat' ? [t('answer.withChild')] : []),
    ...(weight === null ? [] : [t('answer.kg', { kg: weight })]),
    ...(rider === null ? [] : [t('answer.tall', { cm: rider.heightCm })]),
    ...(budget === null ? [] : [t('answer.upTo', { euros: budget })]),
  ];
}
