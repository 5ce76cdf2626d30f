import type { Language } from '@/domain/language/detect-language';

interface Words {
  title: (name: string) => string;
  asOf: (day: string) => string;
  total: string;
  weight: (kilos: string) => string;
  heavier: (grams: string) => string;
  now: string;
  from: (day: string) => string;
  unknown: string;
  arrives: (days: string) => string;
  code: string;
  scan: string;
}

export const configurationWords: Record<Language, Words> = {
  de: {
    title: (name) => `Ihr ${name}`,
    asOf: (day) => `Stand ${day}. Preise und Termine können sich ändern.`,
    total: 'Zusammen, inkl. MwSt., in Deutschland frei Haus',
    weight: (kilos) => `Gewicht mit Ausstattung: ${kilos} kg`,
    heavier: (grams) => `${grams} g`,
    now: 'sofort',
    from: (day) => `ab ${day}`,
    unknown: 'Termin folgt',
    arrives: (days) => `Heute bestellt, bei Ihnen ${days}.`,
    code: 'Code dieser Konfiguration',
    scan: 'QR-Code scannen, oder den Code eingeben auf',
  },
  en: {
    title: (name) => `Your ${name}`,
    asOf: (day) => `As of ${day}. Prices and dates may change.`,
    total: 'Together, incl. VAT, free delivery in Germany',
    weight: (kilos) => `Weight with parts: ${kilos} kg`,
    heavier: (grams) => `${grams} g`,
    now: 'in stock',
    from: (day) => `from ${day}`,
    unknown: 'date to follow',
    arrives: (days) => `Ordered today, with you ${days}.`,
    code: 'Code of this configuration',
    scan: 'Scan the QR code, or enter the code at',
  },
};
