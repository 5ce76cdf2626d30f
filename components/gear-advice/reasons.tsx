import { useTranslations } from 'next-intl';
import type { Advice } from '@/domain/gear-advice/advise';
import type { Needs } from '@/domain/gear-advice/needs';
import { reasonsFor } from '@/domain/gear-advice/reasons';

interface Props {
  readonly advice: Advice;
  readonly needs: Needs;
}

/** Why a drive is named, each reason with the figures it follows from. */
export function Reasons({ advice, needs }: Props) {
  const t = useTranslations('gearAdvice.reasons');
  return (
    <ul className="mb-0">
      {reasonsFor(advice, needs).map(({ key, figures }) => (
        <li key={key}>{t(key, figures)}</li>
      ))}
    </ul>
  );
}
