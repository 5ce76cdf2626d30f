'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Choice } from '@/domain/checkout/payment-choice';
import { writeSum } from '@/domain/money/write-money';
import { OptionRow } from '../ui/form/option-row';

type Props = {
  name: string;
  title: string;
  choices: readonly Choice[];
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** What the shop offers, with its costs. */
export function ChoiceGroup({ name, title, choices, chosenId, onChoose }: Props) {
  const t = useTranslations('checkout.payment');
  const locale = useLocale();
  if (choices.length === 0) return null;
  return (
    <fieldset className="mb-5">
      <legend className="h4 mb-3">{title}</legend>
      {choices.map(({ id, title: label, description, costCents }) => (
        <OptionRow
          key={id}
          name={name}
          value={id}
          title={label}
          text={description}
          aside={costCents === 0 ? t('free') : t('plus', { price: writeSum(costCents, locale) })}
          checked={id === chosenId}
          onChange={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}
