import { useTranslations } from 'next-intl';

const named = 2;

/** Returns a function that lists items in one line, for example "2 × Klingel, 1 × Ludwig und 3 weitere Artikel". */
export function useQuantityText(): (
  pieces: readonly { title: string; amount: number }[],
) => string {
  const t = useTranslations('splitShipment');
  return (pieces) => {
    const shown = pieces.length === named + 1 ? pieces : pieces.slice(0, named);
    const text = shown.map(({ title, amount }) => t('line', { amount, title })).join(', ');
    const others = pieces.length - shown.length;
    return others === 0 ? text : t('andOthers', { text, others });
  };
}
