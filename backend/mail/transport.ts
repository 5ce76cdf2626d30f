import { createTransport } from 'nodemailer';
import type { Mail } from './outbox';

/** Hands one mail over; throws when it was not taken. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Delivers by SMTP. A header with the mail's key lets a receiver drop a mail that a crash made go out twice. */
export function smtpDelivery(smtpUrl: string, from: string): Deliver {
  const transport = createTransport(smtpUrl, { from });
  return async ({ key, recipient, subject, text, html }) => {
    await transport.sendMail({
      to: recipient,
      subject,
      text,
      html,
      headers: { 'X-Mail-Key': key },
    });
  };
}

/** Without a mail server the mailbox page is where mails go: they are delivered by being in the outbox. */
export const mailboxDelivery: Deliver = async () => undefined;
