'use client';

import { useTranslations } from 'next-intl';
import { OptionRow } from '../ui/form/option-row';

export type OrderAsChoice = 'guest' | 'signIn' | 'register';

const choices = ['guest', 'signIn', 'register'] as const;

/** How a visitor goes on: as a guest unless they choose otherwise. */
export function OrderAs({
  chosen,
  onChoose,
}: {
  chosen: OrderAsChoice;
  onChoose: (choice: OrderAsChoice) => void;
}) {
  const t = useTranslations('checkout.address');
  return (
    <div className="mb-5" role="radiogroup" aria-label={t('as')}>
      {choices.map((choice) => (
        <OptionRow
          key={choice}
          name="order-as"
          value={choice}
          title={t(choice)}
          text={t(`${choice}Hint`)}
          checked={choice === chosen}
          onChange={() => onChoose(choice)}
        />
      ))}
    </div>
  );
}
