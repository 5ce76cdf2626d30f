import { randomUUID } from 'node:crypto';
import type { Language } from '@/domain/locale/language';
import type { Transaction } from '../database/database';
import { findBrand } from '../database/settings';
import { type EmailContent, renderEmail } from '../mail/email-layout';
import { buildEmailSender } from '../mail/email-layout';
import { enqueueMail } from '../mail/outbox';
import { codeLifetimeMinutes } from './sign-in/confirmation-codes';
import type { Clock } from '../platform/clock';
import type { IdentitySettings } from './identity-context';
import { type IdentityEmailKind, identityEmailMessages } from './identity-email-messages';

/** Kind, recipient and language of an email of the identity service. */
export interface IdentityEmail {
  kind: IdentityEmailKind;
  recipient: string;
  language: Language;
  /** Code to print in the email; only for emails with a code. */
  code?: string;
}

/** Kinds of emails that contain a link to the sign-in page. */
const withLink: ReadonlySet<IdentityEmailKind> = new Set([
  'already-confirmed',
  'account-exists',
  'many-attempts',
  'password-changed',
  'mfa-enabled',
  'mfa-disabled',
  'mfa-replaced',
  'mfa-guesses',
]);

/** Adds an email to the outbox in the caller's transaction, so that it is sent only if the transaction commits. */
export async function sendIdentityEmail(
  { clock, settings }: { clock: Clock; settings: Pick<IdentitySettings, 'siteUrl'> },
  trx: Transaction,
  { kind, recipient, language, code }: IdentityEmail,
): Promise<void> {
  const brand = await findBrand(trx);
  const words = identityEmailMessages[language];
  const text = words.texts[kind];
  const brandName = brand?.name ?? new URL(settings.siteUrl).host;
  const hasLink = withLink.has(kind);
  const letter: EmailContent = {
    language,
    subject: text.subject(brandName),
    headline: text.headline,
    paragraphs: [text.intro],
    ...(code === undefined
      ? {}
      : { code: { digits: code, validFor: words.validFor(codeLifetimeMinutes) } }),
    ...(hasLink
      ? { action: { label: words.signIn, url: `${settings.siteUrl}/${language}/login` } }
      : {}),
    notes: [...text.notes, ...(brand ? [words.questions(brand.phone)] : [])],
  };
  const head = brand
    ? buildEmailSender(brand, language)
    : { name: brandName, imprint: [brandName] };
  const key = `identity:${kind}:${randomUUID()}`;
  await enqueueMail(
    trx,
    { key, recipient, subject: letter.subject, ...renderEmail(letter, head) },
    clock.now(),
  );
}
