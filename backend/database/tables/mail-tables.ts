import type { Generated } from 'kysely';

export interface MailTable {
  id: Generated<number>;
  /** Makes a mail unique: a repeated event writes no second one. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  last_error: string | null;
  /** Not tried before. While a process sends the mail, when its claim ends. */
  next_attempt_at: number;
  /** Since when it is tried no more; null while it is waiting or once it was sent. */
  failed_at: number | null;
  /** Why the last attempt failed, without a word of the mail or its recipient, such as smtp-550. */
  failure_code: string | null;
  /** When an attempt first failed; null while none has. */
  first_refused_at: Generated<number | null>;
  /** Whom an answer goes to; null for the sender. */
  reply_to: string | null;
  /** The paper that is still to be attached, such as order-confirmation: until then it is not sent. Null for none. */
  waits_for: Generated<string | null>;
  /** Where one press ends what the mail was sent for (RFC 8058); null where nothing was subscribed to. */
  unsubscribe_url: Generated<string | null>;
}

interface MailFileTable {
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  bytes: Uint8Array;
}

interface MailAttachmentTable {
  mail_id: number;
  /** From 1, the order in which they are shown. */
  position: number;
  file_name: string;
  media_type: string;
  file_hash: string;
}

/** The outbox and what is attached to its mails. */
export interface MailTables {
  mail: MailTable;
  mail_file: MailFileTable;
  mail_attachment: MailAttachmentTable;
}
