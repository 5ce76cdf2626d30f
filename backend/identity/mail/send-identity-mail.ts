import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database';
import { enqueueMail } from '../../mail/outbox';
import { findBrand } from '../brand';
import { codeMinutes } from '../codes/code.service';
import type { IdentityContext } from '../identity-context';
import type { Language } from '../users/attributes';
import { mailHtml, mailText, type MailView } from './mail-parts';
import { type MailKind, mailWords } from './mail-words';

interface IdentityMail {
  kind: MailKind;
  recipient: string;
  language: Language;
  /** For the mails that bring one. */
  code?: string;
}

/** Puts a mail into the outbox, in the caller's transaction: it exists exactly when what it tells of does. */
export async function sendIdentityMail(
  { clock, settings }: Pick<IdentityContext, 'clock' | 'settings'>,
  trx: Transaction,
  { kind, recipient, language, code }: IdentityMail,
): Promise<void> {
  const brand = await findBrand(trx);
  const words = mailWords[language];
  const text = words.texts[kind];
  const brandName = brand?.name ?? new URL(settings.siteUrl).host;
  const hasLink = kind === 'already-confirmed' || kind === 'password-changed';
  const view: MailView = {
    language,
    brandName,
    subject: text.subject(brandName),
    headline: text.headline,
    intro: text.intro,
    code: code === undefined ? null : { digits: code, validFor: words.validFor(codeMinutes) },
    link: hasLink ? { label: words.signIn, url: `${settings.siteUrl}/${language}/login` } : null,
    notes: [...text.notes, ...(brand ? [words.questions(brand.phone)] : [])],
    imprint: brand
      ? [
          `${brand.company} · ${brand.street} · ${brand.city}`,
          `${brand.register} · ${words.director}: ${brand.managingDirector} · ${words.vatId} ${brand.vatId}`,
        ]
      : [brandName],
  };
  await enqueueMail(
    trx,
    {
      key: `identity:${kind}:${randomUUID()}`,
      recipient,
      subject: view.subject,
      text: mailText(view),
      html: mailHtml(view),
    },
    clock.now(),
  );
}
