import type { Language } from '@/domain/language/detect-language';
import type { IsoDay } from '@/domain/time/day';
import type { InvoiceTerms } from '../../../documents/documents.service';

interface Words {
  due(day: IsoDay): string;
  paid(day: IsoDay): string;
  open: string;
  overdue: string;
  cancelled: string;
}

const words: Record<Language, Words> = {
  de: {
    due: (day) => `zahlbar bis ${day}`,
    paid: (day) => `bezahlt am ${day}`,
    ...{ open: 'offen', overdue: 'überfällig', cancelled: 'storniert' },
  },
  en: {
    due: (day) => `payable by ${day}`,
    paid: (day) => `paid on ${day}`,
    ...{ open: 'open', overdue: 'overdue', cancelled: 'cancelled' },
  },
};

/** By when an invoice is to be paid and where it stands, with ISO days: the standard has no element for either. */
export function termsText(terms: InvoiceTerms, language: Language): string {
  return sentence(terms, words[language]);
}

function sentence({ state, dueAt, paidAt }: InvoiceTerms, said: Words): string {
  if (state === 'cancelled') return said.cancelled;
  if (paidAt !== null) return said.paid(paidAt);
  return `${said.due(dueAt)}, ${state === 'overdue' ? said.overdue : said.open}`;
}
