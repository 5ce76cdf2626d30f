'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SizeAdvice, SizeAdviceInput } from '@/domain/advice/size-advice';
import type { BodyMeasurements } from '@/domain/advice/body-measurements';
import { formatNumber } from '@/domain/money/format-money';

interface Props {
  /** The name of the model. */
  readonly name: string;
  readonly sizes: readonly SizeAdviceInput[];
  readonly rider: BodyMeasurements;
  readonly advice: SizeAdvice;
}

/** A standover clearance below this, in millimeters, is described as small. */
const closeRoomMm = 40;

/** Describes in one or two sentences which size is recommended and why, also if two sizes or none fit. */
export function SizeAdviceText({ name, sizes, rider, advice }: Props) {
  const t = useTranslations('fit');
  const language = useLocale();
  const sizeOf = (size: string | null) => sizes.find((known) => known.size === size);
  const facts = sizeOf(advice.size);
  const cm = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  const height = cm(rider.heightCm);
  const { size } = advice;
  if (advice.kind === 'noRoom') {
    const wanted = sizeOf(advice.wanted);
    const over = { wanted: advice.wanted, height, tube: cm((wanted?.standover ?? 0) / 10) };
    const leg = cm(rider.inseamCm ?? 0);
    return size === null
      ? t('noRoomAtAll', { ...over, leg })
      : t('noRoom', { ...over, leg, size, max: facts?.bodyHeightMaxCm ?? 0 });
  }
  const range = { min: facts?.bodyHeightMinCm ?? 0, max: facts?.bodyHeightMaxCm ?? 0 };
  if ('byCm' in advice)
    return t(advice.kind, { name, height, ...range, size: advice.size, by: cm(advice.byCm) });
  if (advice.kind === 'fits') {
    const room = advice.roomMm ?? 0;
    const sentence = t('fits', { size: advice.size, height, ...range });
    if (advice.roomMm === null || room > 200) return sentence;
    return `${sentence} ${t(room < closeRoomMm ? 'closeRoom' : 'room', { room: cm(room / 10) })}`;
  }
  const other = sizeOf(advice.other);
  const [smaller, larger] =
    (facts?.bodyHeightMinCm ?? 0) < (other?.bodyHeightMinCm ?? 0) ? [facts, other] : [other, facts];
  const pair = {
    smaller: smaller?.size ?? '',
    larger: larger?.size ?? '',
    mm: Math.abs((larger?.reach ?? 0) - (smaller?.reach ?? 0)),
  };
  return `${t('between', pair)} ${t(`leanings.${advice.reason}`, { size: advice.size })}`;
}
