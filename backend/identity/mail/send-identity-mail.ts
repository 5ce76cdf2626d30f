import { randomUUID } from 'node:crypto';
import type { Language } from '@/domain/language/detect-language';
import type { Transaction } from '../../database/database';
import { findBrand } from '../../mail/brand';
import { type Letter, writeLetter } from '../../mail/letter';
import { letterheadOf } from '../../mail/letterhead';
import { enqueueMail } from '../../mail/outbox';
import { codeMinutes } from '../codes/code.service';
import type { Clock } from '../../database/clock';
import type { IdentitySettings } from '../identity-context';
import { type MailKind, identityMailWords } from './mail-words';

/** What happened, and whom it is told to. */
export interface IdentityMail {
  kind: MailKind;
  recipient: string;
  language: Language;
  /** For the mails that bring one. */
  code?: string;
}

/** These send their reader to the sign-in page. */
const withLink: ReadonlySet<MailKind> = new Set([
  'already-confirmed',
  'account-exists',
  'many-attempts',
  'password-changed',
  'mfa-enabled',
  'mfa-disabled',
  'mfa-replaced',
  'mfa-guesses',
]);

/** Puts a mail into the outbox, in the caller's transaction: it exists exactly when what it tells of does. */
export async function sendIdentityMail(
  { clock, settings }: { clock: Clock; settings: Pick<IdentitySettings, 'siteUrl'> },
  trx: Transaction,
  { kind, recipient, language, code }: IdentityMail,
): Promise<void> {
  const brand = await findBrand(trx);
  const words = identityMailWords[language];
  const text = words.texts[kind];
  const brandName = brand?.name ?? new URL(settings.siteUrl).host;
  const hasLink = withLink.has(kind);
  const letter: Letter = {
    language,
    subject: text.subject(brandName),
    headline: text.headline,
    paragraphs: [text.intro],
    ...(code === undefined
      ? {}
      : { code: { digits: code, validFor: words.validFor(codeMinutes) } }),
    ...(hasLink
      ? { action: { label: words.signIn, url: `${settings.siteUrl}/${language}/login` } }
      : {}),
    notes: [...text.notes, ...(brand ? [words.questions(brand.phone)] : [])],
  };
  const head = brand ? letterheadOf(brand, language) : { name: brandName, imprint: [brandName] };
  const key = `identity:${kind}:${randomUUID()}`;
  await enqueueMail(
    trx,
    { key, recipient, subject: letter.subject, ...writeLetter(letter, head) },
    clock.now(),
  );
}
