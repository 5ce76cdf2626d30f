import { shownEmail } from '@/domain/customer/shown-email';
import type { Language } from '@/domain/language/detect-language';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { writeSum } from '@/domain/money/write-money';
import { parseIsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { DealerEntry } from '../../content/entries';
import type { Brand } from '../../demo-source/shop-file';
import type { Letter } from '../../mail/letter';
import { type Words, testRideWords as words } from './test-ride-words';
import type { TestRideWish } from './test-ride-wish';
import type { WantedBike } from './wanted-bike';

interface Asked {
  wish: TestRideWish;
  bike: WantedBike;
  dealer: DealerEntry;
  siteUrl: string;
}

/** The language of a dealer's letter: German where it is spoken, and for the company, which tells a dealer without e-mail. */
export function languageOfDealer({
  countryCode,
  email,
}: Pick<DealerEntry, 'countryCode' | 'email'>): Language {
  return !email || ['DE', 'AT', 'CH'].includes(countryCode) ? 'de' : 'en';
}

/** The request as the dealer reads it; a dealer without e-mail is told by the company. */
export function dealerLetter(asked: Asked): Letter {
  const { wish, bike, dealer } = asked;
  const language = languageOfDealer(dealer);
  const { toDealer, leasing, noEmail } = words[language];
  const isLeased = wish.leasing !== '';
  return {
    language,
    subject: (isLeased ? leasing : toDealer).subject(bike.title),
    headline: (isLeased ? leasing : toDealer).headline,
    paragraphs: [dealer.email ? toDealer.intro : noEmail(dealer.name)],
    facts: facts(asked, language),
    ...configurationLink(asked, language),
    notes: [toDealer.answer],
  };
}

/** The visitor's own copy, in their language. It goes to an address nobody has proved to own, so it holds no text of the sender's choice. */
export function visitorCopy(asked: Asked, brand: Brand): Letter {
  const { wish, dealer } = asked;
  const { language } = wish;
  const { copy, leasing, notYou } = words[language];
  return {
    language,
    subject: (wish.leasing === '' ? copy.subject : leasing.copySubject)(dealer.name),
    headline: copy.headline,
    paragraphs: [copy.intro],
    facts: facts({ ...asked, wish: { ...wish, name: '', phone: '', message: '' } }, language),
    ...configurationLink(asked, language),
    notes: [notYou(shownEmail(brand.email))],
  };
}

/** Where dealer and visitor see what was configured. */
function configurationLink(
  { wish: { configuration }, siteUrl }: Asked,
  language: Language,
): Pick<Letter, 'action'> {
  if (configuration === '') return {};
  const url = `${siteUrl}/${language}/configuration?code=${configuration}`;
  return { action: { label: words[language].toConfiguration, url } };
}

function facts({ wish, bike, dealer }: Asked, language: Language) {
  const { labels, anyDay } = words[language];
  const { name, street, strNumber, zip, city } = dealer;
  const said: [keyof Words['labels'], string][] = [
    ['bike', bike.title],
    ['sku', wish.sku],
    ['configuration', wish.configuration],
    ['parts', bike.parts.join('; ')],
    ['leasing', leasingText(wish, bike, language)],
    ['wish', wish.wish === '' ? anyDay : longDay(wish.wish, language)],
    ['name', wish.name],
    ['email', shownEmail(wish.email)],
    ['phone', wish.phone],
    ['message', wish.message],
    ['dealer', `${name}, ${street} ${strNumber}, ${zip} ${city}`],
  ];
  return said.flatMap(([key, value]) => (value === '' ? [] : [{ label: labels[key], value }]));
}

function leasingText(
  { leasing }: TestRideWish,
  { rateCents }: WantedBike,
  language: Language,
): string {
  if (leasing === '') return '';
  const said = words[language].leasing;
  if (rateCents === null) return said[leasing];
  const day = writeDay(leasingTerms.asOf, language, 'long');
  return `${said[leasing]}. ${said.rate(writeSum(rateCents, language), leasingTerms.months, day)}`;
}

function longDay(text: string, language: Language): string {
  const day = parseIsoDay(text);
  return day === null ? text : writeDay(day, language, 'full');
}
