import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import type { WireDealer } from '@/lib/gateways/content/dealers.gateway';

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const openingHours = z.array(
  z.object({ days: z.array(z.enum(weekdays)).min(1), opens: z.string(), closes: z.string() }),
);

type OpeningHours = z.infer<typeof openingHours>;

/** A shop one can go to. */
export type ShopView = {
  name: string;
  phone: string | null;
  email: string | null;
  /** As on an envelope. */
  addressLines: string[];
  hours: OpeningHours;
};

/** A shop as the site shows it; hours nobody can read are none. */
export function mapShop(dealer: WireDealer, language: Language): ShopView {
  const { name, phone, email, street, strNumber, zip, city, countryDe, countryEn } = dealer;
  const lines = [
    [street, strNumber].filter(Boolean).join(' '),
    [zip, city].filter(Boolean).join(' '),
    language === 'de' ? countryDe : countryEn,
  ];
  return {
    ...{ name, phone, email },
    addressLines: lines.flatMap((line) => (line ? [line] : [])),
    hours: openingHours.catch([]).parse(dealer.openingHours),
  };
}
