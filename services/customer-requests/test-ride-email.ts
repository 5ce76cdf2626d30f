import { toDisplayEmail } from '@/domain/customer/to-display-email';
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
import type { TestRideRequest } from './customer-request-schemas';
import type { RequestedBike } from './test-ride-bike';

interface TestRideEmailInput {
  request: TestRideRequest;
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
export function buildDealerEmail(input: TestRideEmailInput): EmailContent {
  const { request, bike, dealer } = input;
  const language = getDealerLanguage(dealer);
  const { toDealer, leasing, noEmail } = words[language];
  const isLeased = request.leasing !== '';
  return {
    language,
    subject: (isLeased ? leasing : toDealer).subject(bike.title),
    headline: (isLeased ? leasing : toDealer).headline,
    paragraphs: [dealer.email ? toDealer.intro : noEmail(dealer.name)],
    facts: facts(input, language),
    ...configurationLink(input, language),
    notes: [toDealer.answer],
  };
}

/**
 * Email that confirms a test ride request to the visitor, in the visitor's language. The email goes to an unverified
 * address, so it contains no text from the visitor.
 */
export function buildVisitorCopyEmail(input: TestRideEmailInput, brand: Brand): EmailContent {
  const { request, dealer } = input;
  const { language } = request;
  const { copy, leasing, notYou } = words[language];
  return {
    language,
    subject: (request.leasing === '' ? copy.subject : leasing.copySubject)(dealer.name),
    headline: copy.headline,
    paragraphs: [copy.intro],
    facts: facts({ ...input, request: { ...request, name: '', phone: '', message: '' } }, language),
    ...configurationLink(input, language),
    notes: [notYou(toDisplayEmail(brand.email))],
  };
}

function configurationLink(
  { request: { configuration }, siteUrl }: TestRideEmailInput,
  language: Language,
): Pick<EmailContent, 'action'> {
  if (configuration === '') return {};
  const url = `${siteUrl}/${language}/configuration?code=${configuration}`;
  return { action: { label: words[language].toConfiguration, url } };
}

function facts({ request, bike, dealer }: TestRideEmailInput, language: Language) {
  const { labels, anyDay } = words[language];
  const { name, street, strNumber, zip, city } = dealer;
  const details: [keyof TestRideEmailMessages['labels'], string][] = [
    ['bike', bike.title],
    ['sku', request.sku],
    ['configuration', request.configuration],
    ['parts', bike.parts.join('; ')],
    ['leasing', leasingText(request, bike, language)],
    ['requestedDate', request.wish === '' ? anyDay : longDay(request.wish, language)],
    ['name', request.name],
    ['email', toDisplayEmail(request.email)],
    ['phone', request.phone],
    ['message', request.message],
    ['dealer', `${name}, ${street} ${strNumber}, ${zip} ${city}`],
  ];
  return details.flatMap(([key, value]) => (value === '' ? [] : [{ label: labels[key], value }]));
}

function leasingText(
  { leasing }: TestRideRequest,
  { rateCents }: RequestedBike,
  language: Language,
): string {
  if (leasing === '') return '';
  const messages = words[language].leasing;
  if (rateCents === null) return messages[leasing];
  const day = formatIsoDay(leasingTerms.asOf, language, 'long');
  return `${messages[leasing]}. ${messages.rate(formatAmount(rateCents, language), leasingTerms.months, day)}`;
}

function longDay(text: string, language: Language): string {
  const day = parseIsoDay(text);
  return day === null ? text : formatIsoDay(day, language, 'full');
}
