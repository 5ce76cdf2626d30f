import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailAttachment } from './attachments';
import type { Mail } from './outbox';

/** Hands one mail over with what is attached to it; throws when it was not taken. */
export type Deliver = (mail: Mail, attachments: readonly MailAttachment[]) => Promise<void>;

/** A server that says nothing for so long is given up; together they end a delivery before its claim does (see mail-sender.ts). */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 80_000 };

/** Delivers by SMTP. A mail has the same Message-ID at each attempt, so that a receiver can drop one that a crash made go out twice. */
export function createSmtpDelivery(smtpUrl: string, from: string): Deliver {
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
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

/** Made of what never changes about a mail; tells nothing of it. */
function messageId({ key, createdAt }: Mail, from: string): string {
  const hash = createHash('sha256').update(`${createdAt} ${key}`).digest('hex').slice(0, 40);
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${hash}@${domain}>`;
}

/** Without a mail server the mailbox page is where mails go: they are delivered by being in the outbox. */
export const mailboxDelivery: Deliver = async () => undefined;
