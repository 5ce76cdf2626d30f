import type { Language } from '@/domain/locale/language';

const messages = {
  invalidInput: {
    de: 'Bitte prüfen Sie Ihre Angaben.',
    en: 'Please check what you entered.',
  },
  tooLarge: {
    de: 'Das ist zu viel auf einmal. Bitte fassen Sie sich kürzer.',
    en: 'That is too much at once. Please make it shorter.',
  },
  messageTooLarge: {
    de: 'Eine Nachricht darf höchstens 1 MB groß sein.',
    en: 'A message may be no larger than 1 MB.',
  },
  reportTooLong: {
    de: 'Eine Bestandsmeldung darf höchstens 2 MB groß sein und 5.000 Zeilen haben.',
    en: 'A stock report may be no larger than 2 MB and have no more than 5,000 rows.',
  },
  stockConnectSignIn: {
    de: 'Benutzer oder Schlüssel stimmt nicht. Beides steht in Ihrem Händlerkonto unter Stock Connect.',
    en: 'User or key is wrong. You find both in your dealer account under Stock Connect.',
  },
  signIn: {
    de: 'Bitte melden Sie sich an.',
    en: 'Please sign in.',
  },
  b2bOnly: {
    de: 'Dieser Bereich ist Händlern vorbehalten.',
    en: 'This area is for dealers only.',
  },
  underReview: {
    de: 'Wir prüfen schon eine Änderung. Bitte warten Sie, bis sie erledigt ist.',
    en: 'We are already looking at a change. Please wait until it is done.',
  },
  nothingChanged: {
    de: 'Daran ist nichts anders als bisher.',
    en: 'Nothing in it differs from what we have.',
  },
  tooManyImages: {
    de: 'Höchstens 200 Bilder passen in ein Archiv.',
    en: 'An archive holds 200 pictures at most.',
  },
  notFound: {
    de: 'Dazu haben wir nichts gefunden.',
    en: 'We found nothing for this.',
  },
  linkUsedUp: {
    de: 'Dieser Link gilt nicht mehr. Tragen Sie sich einfach noch einmal ein.',
    en: 'This link is no longer valid. Just sign up once more.',
  },
  linkEnded: {
    de: 'Dieser Link ist abgelaufen. Wie Ihre Bestellung steht, sehen Sie in Ihrem Konto, oder fragen Sie uns.',
    en: 'This link has expired. You can see how your order stands in your account, or ask us.',
  },
  tooMany: {
    de: 'Das waren zu viele Versuche. Bitte warten Sie etwas.',
    en: 'Those were too many tries. Please wait a little.',
  },
  otherContent: {
    de: 'Zu diesem Vorgang liegt schon eine andere Erklärung vor. Bitte beginnen Sie noch einmal.',
    en: 'There is another declaration under this request. Please start again.',
  },
  looksAutomatic: {
    de: 'Das kam schneller, als jemand schreiben kann. Bitte senden Sie es in ein paar Sekunden noch einmal.',
    en: 'That came faster than anyone can write. Please send it again in a few seconds.',
  },
  away: {
    de: 'Unsere Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Our database does not answer at the moment. Please try again shortly.',
  },
  internal: {
    de: 'Das hat nicht geklappt, und es liegt an uns. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work, and the fault is ours. Please try again.',
  },
} satisfies Record<string, Record<Language, string>>;

export type RejectionKey = keyof typeof messages;

/**
 * An error whose HTTP status and message are sent to the caller. Any other error is internal and sent without details.
 */
export class RestError extends Error {
  override readonly name = 'RestError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503,
    readonly refusal: RejectionKey,
    readonly details: { fields?: string[]; retryAfterSeconds?: number } = {},
  ) {
    super(messages[refusal].en);
  }
}

/** Returns the message of a rejection in the caller's language. */
export function getRejectionMessage(key: RejectionKey, language: Language): string {
  return messages[key][language];
}
