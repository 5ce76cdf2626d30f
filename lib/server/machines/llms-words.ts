import type { Language } from '@/domain/language/detect-language';

interface LlmsWords {
  readonly what: string;
  readonly how: string;
  readonly bikes: string;
  readonly accessories: string;
  readonly help: string;
  readonly guides: string;
  readonly articles: string;
  readonly other: string;
  readonly pages: readonly (readonly [title: string, path: string])[];
}

/** What llms.txt says in its own words. */
export const llmsWords: Readonly<Record<Language, LlmsWords>> = {
  de: {
    what: 'Lautlos baut in Berlin Fahrräder mit Riemenantrieb und verkauft sie direkt und über Fachhändler.',
    how: 'Modelle, Zubehör, Artikel, Ratgeber, der Getriebeberater und die Fragen und Antworten antworten auf `Accept: text/markdown` unter derselben Adresse als Markdown, mit jeder Variante, ihrem Preis und ihrem Termin. Preise enthalten die deutsche Mehrwertsteuer.',
    bikes: 'Modelle',
    accessories: 'Zubehör',
    help: 'Hilfe und Bedingungen',
    guides: 'Ratgeber',
    articles: 'Neuigkeiten',
    other: 'In anderen Sprachen',
    pages: [
      ['Fragen und Antworten', '/support/faq'],
      ['Versand und Zahlung', '/shipping-info'],
      ['Widerruf', '/withdrawal'],
      ['Getriebeberater', '/gear-adviser'],
      ['Größenberater', '/size-adviser'],
      ['Händlersuche', '/dealers'],
      ['Kontakt', '/support/contact'],
    ],
  },
  en: {
    what: 'Lautlos builds belt-driven bicycles in Berlin and sells them direct and through dealers.',
    how: 'Models, accessories, articles, guides, the gear adviser and the questions and answers answer `Accept: text/markdown` at the same address with Markdown: every variant, its price and its day. Prices include German VAT.',
    bikes: 'Models',
    accessories: 'Accessories',
    help: 'Help and terms',
    guides: 'Guides',
    articles: 'News',
    other: 'In other languages',
    pages: [
      ['Questions and answers', '/support/faq'],
      ['Shipping and payment', '/shipping-info'],
      ['Withdrawal', '/withdrawal'],
      ['Gear adviser', '/gear-adviser'],
      ['Size adviser', '/size-adviser'],
      ['Dealer finder', '/dealers'],
      ['Contact', '/support/contact'],
    ],
  },
};
