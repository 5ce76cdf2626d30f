import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailAttachment } from './attachments';
import type { Mail } from './outbox';

/** Delivers an email with its attachments. Throws when it was not accepted. */
export type DeliverMail = (mail: Mail, attachments: readonly MailAttachment[]) => Promise<void>;

/** Timeouts of the mail server. Their sum is below the duration of a claim (see mail-sender.ts). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 80_000 };

/**
 * Delivers by SMTP. An email has the same Message-ID in each attempt, so that a receiver can drop duplicates after a
 * crash.
 */
export function createSmtpDelivery(smtpUrl: string, from: string): DeliverMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return async (mail, attachments) => {
    const { key, recipient, replyTo, subject, text, html, unsubscribeUrl } = mail;
    await transport.sendMail({
      to: recipient,
      ...(replyTo !== null && { replyTo }),
      subject,
      text,
      html,
      messageId: messageId(mail, from),
      headers: {
        'X-Mail-Key': key,
        ...(unsubscribeUrl !== null && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
        filename: fileName,
        contentType: mediaType,
        content: Buffer.from(bytes),
      })),
    });
  };
}

/** Derives the Message-ID as a hash of fields that never change, so that it reveals nothing about the email. */
function messageId({ key, createdAt }: Mail, from: string): string {
  const hash = createHash('sha256').update(`${createdAt} ${key}`).digest('hex').slice(0, 40);
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${hash}@${domain}>`;
}

/**
 * Used without a mail server: an email counts as delivered once it is in the outbox, where the mailbox page shows it.
 */
export const mailboxDelivery: DeliverMail = async () => undefined;
