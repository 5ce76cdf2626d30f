import { createTransport } from 'nodemailer';
import type { MailAttachment } from './attachments';
import type { Mail } from './outbox';

/** Hands one mail over with what is attached to it; throws when it was not taken. */
export type Deliver = (mail: Mail, attachments: readonly MailAttachment[]) => Promise<void>;

/** Delivers by SMTP. A header with the mail's key lets a receiver drop a mail that a crash made go out twice. */
export function smtpDelivery(smtpUrl: string, from: string): Deliver {
  const transport = createTransport(smtpUrl, { from });
  return async ({ key, recipient, replyTo, subject, text, html }, attachments) => {
    await transport.sendMail({
      to: recipient,
      ...(replyTo !== null && { replyTo }),
      subject,
      text,
      html,
      headers: { 'X-Mail-Key': key },
      attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
        filename: fileName,
        contentType: mediaType,
        content: Buffer.from(bytes),
      })),
    });
  };
}

/** Without a mail server the mailbox page is where mails go: they are delivered by being in the outbox. */
export const mailboxDelivery: Deliver = async () => undefined;
