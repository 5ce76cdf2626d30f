import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { statutoryWithdrawalDays } from '@/domain/order/withdrawal';
import de from './de.json';
import en from './en.json';
import { type LocatedText, listEmailTexts, listLocatedTexts } from './list-located-texts';

/**
 * Checks for consistent terms in interface, content and emails: the words of docs/glossary.md that used to have two
 * variants.
 */
const mails = listEmailTexts();
const texts = { de: listLocatedTexts('de'), en: listLocatedTexts('en') };
const german = [...texts.de, ...mails];
const english = [...texts.en, ...mails];

/** Messages that the specification prescribes verbatim (§8). */
const prescribed = [
  'messages.cart.add.failed',
  'messages.cart.voucher.invalid',
  'messages.cart.voucher.invalidText',
  'messages.cart.voucher.invalidTitle',
];

function findMatches(all: readonly LocatedText[], pattern: RegExp): string[] {
  return all
    .filter(([where, text]) => !prescribed.includes(where) && pattern.test(text))
    .map(([where]) => where);
}

it('checks texts from every source', () => {
  for (const kind of [
    'messages.',
    'content/',
    'catalogue/',
    'dealer-files/',
    'shop.yaml',
    '-messages.',
    '-email.',
  ])
    for (const all of [german, english])
      expect(all.filter(([where]) => where.includes(kind)).length, kind).toBeGreaterThan(1);
});

describe('German wording', () => {
  it.each([
    ['Garantie', /\bGewähr\b/],
    ['Warenkorb', /^Korb$/],
    ['Manufaktur', /Werkhalle|Werkstor|\bHallen?\b(?! \d)/],
    [
      'Einwilligung',
      /\bZustimmung\b.*(Cookie|Marketing|Statistik)|(Cookie|Marketing|Statistik).*\bZustimmung\b/,
    ],
    ['Inspektion', /Durchsicht/],
    ['14 Tage Widerruf, 30 Tage Rückgabe', /30 Tage lang .*widerrufen|30 Tagen? Widerruf/],
    ['Rückgabe, kein Umtausch', /Umtausch(en|bar)? können|30 Tage.* umtauschen/],
    ['Messe-Rad', /Messerad/],
    ['Händlersuche', /Händlerfinder/],
    [
      'eine Bestätigung, keine Kopie des Textes',
      /Kopie (Ihrer Nachricht|ging an|liegt in Ihrem)|in Kopie an Sie/,
    ],
    ['Riemenscheibe', /\bRitzel\b/],
    ['ganze Sätze beim Merken und Vergleichen', /merkt das Herz|ist der Vergleich\./],
    ['leasen über einen Händler', /In diesem Shop geht es nicht/],
    ['die Rechnung kommt per E-Mail', /Ohne Konto schreiben Sie uns/],
    ['die Telefonnummer ist freiwillig', /Dafür brauchen wir Ihre Telefonnummer/],
    ['zur Veranstaltung ohne Anmeldung', /Fragen und Anmeldung/],
    ['was beim Käufer bleibt, ist keine Montage ab Werk', /^Lenker und Sattel einstellen, Pedale/],
    ['Anhänger', /\bHänger\b/],
    ['Artikelnummer', /Artikelcode/],
    ['Versand nach Art der Sendung, nicht nach Gewicht', /schwerste Stück|nach Land und Gewicht/],
  ])('%s', (_, never) => {
    expect(findMatches(german, never)).toEqual([]);
  });
});

describe('English wording', () => {
  it.each([
    ['guarantee', /\bwarrant(y|ies)\b/i],
    ['cart', /\b(your|save|shopping|one) basket\b/i],
    ['voucher', /\bcoupon\b/i],
    ['workshop', /\bhalls?\b(?! \d)|\b(at|and) (our gate|the works)\b|Seat and works/i],
    ['geometry, dimensions', /^Measures$|body measures/],
    ['height', /\bbody height\b/i],
    ['inside leg', /\binseam\b/i],
    ['collection', /\bpick-up\b/i],
    ['shipping', /^(What does )?delivery costs?\b|No way of paying/i],
    ['payment method', /\bway of paying\b/i],
    ['dealer', /\bretailers?\b/i],
    [
      'a confirmation, not a copy of the text',
      /copy (of your message|went to|is in your inbox|to you\b)|a copy goes to the address/,
    ],
    ['dealer finder', /\[dealer page\]/],
    ['a.m. and p.m. with periods', /\d [ap]m\b/],
    ['company bike', /\bjob bikes?\b/i],
    ['save', /^Keep( \{name\})?$|Nothing kept yet/],
    ['notify', /\blet me know\b/i],
    ['remove', /^Take out$/],
    ['leasing through a dealer', /This shop does not\./],
    ['the invoice is sent by email', /Without an account, write to us/],
    ['the phone number is optional', /what we need your telephone number for/],
    ['an event without registration', /Questions and registration/],
    ['speeds in titles as in options', /\} (or|to) \{last\} gears/],
    ['pulley', /(?<!twelve )\bsprockets?\b/],
    ['inspection', /\b(first|yearly) (check|service)\b/i],
    ['mid motor', /\bmid-motor\b/i],
    ['Enviolo', /\benviolo (hub|heavy)/],
    ['usually for the German meist', /\bmostly (on|reply|within|be|between|a matter)\b/],
    ['per cent without a space', /\d %/],
  ])('%s', (_, never) => {
    expect(findMatches(english, never)).toEqual([]);
  });

  it('English pages call products items, not articles', () => {
    const pages = english.filter(([where]) => /content\/(pages|faq)\//.test(where));
    expect(findMatches(pages, /\barticles?\b/)).toEqual([]);
  });
});

describe('wording in both languages', () => {
  it.each([
    ['apostrophes are typographic', /[a-zäöüß]'[a-z]/],
    ['quotation marks are typographic', /(^|[\s(])"[A-Za-z]/],
    ['dashes are not hyphens', /[a-zäöüß] --? [A-Za-z]/],
    ['an ellipsis is a single character', /[a-zäöüß]\.\.\./],
    [
      'a number and its unit are separated by a space',
      /(?<![\w.:/#%-])\d+(km\/h|km|cm|mm|kg|kWh|Wh|Nm|€|°C)(?!\p{L})/u,
    ],
    ['"z. B." contains a space', /(?<!\p{L})(z\.B|d\.h|u\.a|o\.ä)\./u],
    ['"§ 5" contains a space', /§\d/],
  ])('%s', (_, never) => {
    expect(findMatches([...texts.de, ...texts.en], never)).toEqual([]);
  });
});

it.each([de, en])('the interface states the configured withdrawal and return periods', (words) => {
  const shop = parse(readFileSync('demo/shop.yaml', 'utf8')) as {
    brand: { withdrawalDays: number };
  };
  const days = [String(statutoryWithdrawalDays), String(shop.brand.withdrawalDays)];
  for (const text of [words.cart.sum.returns, words.checkout.review.after])
    expect(text.match(/\d+/g), text).toEqual(days);
});
