import { shownEmail } from '@/domain/customer/shown-email';
import type { Language } from '@/domain/locale/language';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import { formatAmount } from '@/domain/money/format-money';
import { parseIsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import type { DealerEntry } from '../content/entries';
import type { Brand } from '../demo-data/shop-schema';
import type { EmailContent } from '../mail/email-layout';
import {
  type TestRideEmailMessages,
  testRideEmailMessages as words,
} from './test-ride-email-messages';
import type { TestRideRequest } from './request-schemas';
import type { RequestedBike } from './test-ride-bike';

interface TestRideEmailInput {
  wish: TestRideRequest;
  bike: RequestedBike;
  dealer: DealerEntry;
  siteUrl: string;
}

/**
 * Returns the language of the dealer's email: German in German-speaking countries, and when the email goes to the
 * company because the dealer has no address.
 */
export function getDealerLanguage({
  countryCode,
  email,
}: Pick<DealerEntry, 'countryCode' | 'email'>): Language {
  return !email || ['DE', 'AT', 'CH'].includes(countryCode) ? 'de' : 'en';
}

/** Email with the request for the dealer, or for the company when the dealer has no email address. */
export function buildDealerEmail(asked: TestRideEmailInput): EmailContent {
  const { wish, bike, dealer } = asked;
  const language = getDealerLanguage(dealer);
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

/**
 * Email with a copy for the visitor, in their language. It goes to an unverified address, so it contains no text from
 * the sender.
 */
export function buildVisitorCopyEmail(asked: TestRideEmailInput, brand: Brand): EmailContent {
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

function configurationLink(
  { wish: { configuration }, siteUrl }: TestRideEmailInput,
  language: Language,
): Pick<EmailContent, 'action'> {
  if (configuration === '') return {};
  const url = `${siteUrl}/${language}/configuration?code=${configuration}`;
  return { action: { label: words[language].toConfiguration, url } };
}

function facts({ wish, bike, dealer }: TestRideEmailInput, language: Language) {
  const { labels, anyDay } = words[language];
  const { name, street, strNumber, zip, city } = dealer;
  const said: [keyof TestRideEmailMessages['labels'], string][] = [
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
  { leasing }: TestRideRequest,
  { rateCents }: RequestedBike,
  language: Language,
): string {
  if (leasing === '') return '';
  const said = words[language].leasing;
  if (rateCents === null) return said[leasing];
  const day = formatIsoDay(leasingTerms.asOf, language, 'long');
  return `${said[leasing]}. ${said.rate(formatAmount(rateCents, language), leasingTerms.months, day)}`;
}

function longDay(text: string, language: Language): string {
  const day = parseIsoDay(text);
  return day === null ? text : formatIsoDay(day, language, 'full');
}
