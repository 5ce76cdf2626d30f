import type { Language } from '@/domain/language/detect-language';
import type { SearchKind } from './search-entry';

type NamedKind = SearchKind | 'motor' | 'job' | 'dealer';

/** How one calls things of a kind. They are looked for by these words too; nobody sees them. */
export const kindWords: Readonly<Record<Language, Readonly<Record<NamedKind, string>>>> = {
  de: {
    bike: 'Fahrrad Modell',
    motor: 'E-Bike Motor Akku',
    accessory: 'Zubehör',
    article: 'Neuigkeiten',
    dealer: 'Händler',
    job: 'Stelle',
    page: '',
    faq: 'Frage FAQ',
  },
  en: {
    bike: 'bike model',
    motor: 'e-bike motor battery',
    accessory: 'accessory',
    article: 'news',
    dealer: 'dealer',
    job: 'job',
    page: '',
    faq: 'question FAQ',
  },
};
