import { createHash } from 'node:crypto';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, parseIsoDay } from '@/domain/time/day';
import { dayMs, hourMs } from '@/domain/time/durations';
import type { DealerEntry } from '../../content/entries';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { readBrand } from '../../mail/brand';
import { type Letter, writeLetter } from '../../mail/letter';
import { enqueueMail } from '../../mail/outbox';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { dealerLetter, languageOfDealer, visitorCopy } from './test-ride-letters';
import {
  findRequest,
  findVariantTitle,
  insertRequest,
  listTimes,
  removeRequests,
} from './test-rides.repository';

/** Each request writes to a dealer and to an address nobody has proved to own. */
const maxPerHour = 4;
/** A test ride that was not arranged in a quarter is not going to be. */
const forgetAfterMs = 90 * dayMs;
/** Nobody plans a ride further ahead. */
const latestWishDays = 180;

export interface TestRideWish {
  key: string;
  dealerNumber: string;
  sku: string;
  name: string;
  /** Lower-case. */
  email: string;
  /** May be empty. */
  phone: string;
  /** A day as 2026-12-04; empty for any. */
  wish: string;
  message: string;
  language: Language;
}

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/**
 * Keeps a wish for a test ride and mails it to the dealer, answers going to the visitor, with a copy to the visitor: all or nothing.
 * Gives its id; the same key acts once. Refuses another content under a known key with 409, a fifth of one e-mail in an hour with 429,
 * and what is no published dealer that sells, no bike or no coming day with 400 and the field.
 */
export async function requestTestRide(
  { db, clock, content }: Services,
  wish: TestRideWish,
): Promise<string> {
  const { key, ...written } = wish;
  const contentHash = createHash('sha256').update(JSON.stringify(Object.entries(written).sort()));
  const hash = contentHash.digest('hex');
  return inTransaction(db, async (trx) => {
    const known = await findRequest(trx, key);
    if (known && known.content_hash !== hash) throw new RestError(409, 'otherContent');
    if (known) return known.id;

    const now = clock.now();
    const dealer = content().dealers.find(({ adrNumber }) => adrNumber === wish.dealerNumber);
    if (!dealer || dealer.type === 'servicePoint')
      throw new RestError(400, 'invalidInput', { fields: ['dealerNumber'] });
    assertComing(wish.wish, now);
    const titleIn = async (language: Language) => {
      const title = await findVariantTitle(trx, wish.sku, language);
      if (title === null) throw new RestError(400, 'invalidInput', { fields: ['sku'] });
      return title;
    };
    const titles = {
      dealer: await titleIn(dealer.email ? languageOfDealer(dealer) : 'de'),
      visitor: await titleIn(wish.language),
    };
    assertNotTooMany(await listTimes(trx, wish.email, now - hourMs), now);

    const id = newId();
    await insertRequest(trx, {
      ...{ id, request_key: key, content_hash: hash, created_at: now },
      ...{ dealer_number: dealer.adrNumber, sku: wish.sku, language: wish.language },
      ...{ name: wish.name, email: wish.email, phone: wish.phone },
      ...{ wish: wish.wish, message: wish.message },
    });
    const brand = await readBrand(trx);
    const send = (kind: string, recipient: string, replyTo: string, letter: Letter) =>
      enqueueMail(
        trx,
        {
          key: `${kind}:${id}`,
          ...{ recipient, replyTo },
          subject: letter.subject,
          ...writeLetter(letter, brand),
        },
        now,
      );
    const toDealer = dealerLetter(wish, titles.dealer, dealer);
    await send('test-ride', addressOf(dealer, brand.email), wish.email, toDealer);
    const copy = visitorCopy(wish, titles.visitor, dealer, brand);
    await send('test-ride-copy', wish.email, addressOf(dealer, brand.email), copy);
    return id;
  });
}

/** Forgets requests of more than 90 days ago and says how many that were. */
export function forgetOldTestRides({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return removeRequests(db, clock.now() - forgetAfterMs);
}

function addressOf({ email }: DealerEntry, company: string): string {
  return email ?? company;
}

function assertComing(day: string, now: number): void {
  if (day === '') return;
  const wished = parseIsoDay(day);
  const today = dayInBerlin(now);
  if (wished === null || wished < today || wished > addDays(today, latestWishDays))
    throw new RestError(400, 'invalidInput', { fields: ['wish'] });
}

function assertNotTooMany(times: readonly number[], now: number): void {
  const [oldest] = times.slice(-maxPerHour);
  if (times.length < maxPerHour || oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest + hourMs - now) / 1000);
  throw new RestError(429, 'tooMany', { retryAfterSeconds });
}
