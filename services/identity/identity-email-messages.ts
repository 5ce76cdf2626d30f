import type { Language } from '@/domain/locale/language';

export type IdentityEmailKind =
  | 'sign-up'
  | 'reset'
  | 'email'
  | 'already-confirmed'
  | 'account-exists'
  | 'many-attempts'
  | 'password-changed'
  | 'email-changed'
  | 'mfa-enabled'
  | 'mfa-disabled'
  | 'mfa-replaced'
  | 'mfa-guesses';

interface IdentityEmailText {
  subject(brand: string): string;
  headline: string;
  intro: string;
  notes: string[];
}

interface IdentityEmailMessages {
  texts: Record<IdentityEmailKind, IdentityEmailText>;
  validFor(minutes: number): string;
  signIn: string;
  questions(phone: string): string;
}

const de: IdentityEmailMessages = {
  texts: {
    'sign-up': {
      subject: (brand) => `Ihr Bestätigungscode für ${brand}`,
      headline: 'Sechs Ziffern, dann sind Sie drin.',
      intro: 'Mit diesem Code bestätigen Sie Ihre E-Mail-Adresse:',
      notes: [
        'Sie haben sich nicht registriert? Dann geben Sie den Code nicht weiter und ignorieren Sie diese Nachricht.',
      ],
    },
    reset: {
      subject: (brand) => `Ihr Code für ein neues Passwort bei ${brand}`,
      headline: 'Ein neues Passwort.',
      intro: 'Mit diesem Code legen Sie ein neues Passwort fest:',
      notes: [
        'Sie haben kein neues Passwort angefordert? Dann ignorieren Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.',
      ],
    },
    email: {
      subject: () => 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      headline: 'Ihre neue Adresse.',
      intro: 'Mit diesem Code bestätigen Sie, dass diese Adresse Ihnen gehört:',
      notes: [
        'Bis dahin gilt Ihre bisherige Adresse. Sie haben nichts geändert? Dann ignorieren Sie diese Nachricht.',
      ],
    },
    'many-attempts': {
      subject: (brand) => `Viele Anmeldeversuche bei Ihrem Konto bei ${brand}`,
      headline: 'Jemand probiert Passwörter.',
      intro:
        'Bei Ihrem Konto gab es viele Anmeldungen mit falschem Passwort. Wir bremsen sie. Ihr Konto ist nicht gesperrt: In Browsern, in denen Sie schon angemeldet waren, melden Sie sich wie immer an.',
      notes: [
        'Ist Ihr Passwort kurz, oder nutzen Sie es auch anderswo? Dann legen Sie ein neues fest.',
      ],
    },
    'account-exists': {
      subject: (brand) => `Sie haben schon ein Konto bei ${brand}`,
      headline: 'Ein Konto gibt es schon.',
      intro:
        'Jemand wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und nichts daran hat sich geändert. Waren Sie das? Dann melden Sie sich mit Ihrem Passwort an.',
      notes: [
        'Passwort vergessen oder die Adresse nie bestätigt? Auf der Anmeldeseite legen Sie ein neues Passwort fest, das bestätigt auch das Konto.',
        'Das waren nicht Sie? Dann müssen Sie nichts tun.',
      ],
    },
    'already-confirmed': {
      subject: (brand) => `Ihr Konto bei ${brand} ist schon bestätigt`,
      headline: 'Sie sind schon dabei.',
      intro:
        'Für diese Adresse wurde ein Bestätigungscode angefordert. Sie brauchen keinen: Ihr Konto ist bestätigt. Melden Sie sich mit Ihrem Passwort an.',
      notes: ['Passwort vergessen? Auf der Anmeldeseite legen Sie ein neues fest.'],
    },
    'password-changed': {
      subject: (brand) => `Ihr Passwort bei ${brand} wurde geändert`,
      headline: 'Ihr Passwort ist neu.',
      intro: 'Das alte gilt nicht mehr, und auf allen Geräten müssen Sie sich neu anmelden.',
      notes: [
        'Das waren nicht Sie? Dann legen Sie auf der Anmeldeseite sofort ein neues Passwort fest.',
      ],
    },
    'email-changed': {
      subject: (brand) => `Ihre E-Mail-Adresse bei ${brand} wurde geändert`,
      headline: 'Sie haben eine neue Adresse.',
      intro: 'Ihr Konto gehört ab jetzt zu einer anderen E-Mail-Adresse.',
      notes: ['Das waren nicht Sie? Dann antworten Sie gleich auf diese Nachricht.'],
    },
    'mfa-enabled': {
      subject: (brand) => `Anmeldung in zwei Schritten bei ${brand} ist eingeschaltet`,
      headline: 'Ab jetzt in zwei Schritten.',
      intro:
        'Beim Anmelden fragen wir von nun an nach dem Passwort und nach einem Code aus Ihrer Authenticator-App.',
      notes: [
        'Das waren nicht Sie? Dann legen Sie auf der Anmeldeseite ein neues Passwort fest und antworten Sie auf diese Nachricht.',
        'Telefon verloren? Antworten Sie auf diese Nachricht, dann schalten wir den zweiten Schritt nach einer Rückfrage ab.',
      ],
    },
    'mfa-replaced': {
      subject: (brand) => `Eine andere Authenticator-App für Ihr Konto bei ${brand}`,
      headline: 'Eine andere App.',
      intro:
        'Beim Anmelden gelten nur noch die Codes der Authenticator-App, die gerade eingerichtet wurde. Den alten Eintrag können Sie löschen.',
      notes: [
        'Das waren nicht Sie? Dann legen Sie auf der Anmeldeseite sofort ein neues Passwort fest und antworten Sie auf diese Nachricht.',
      ],
    },
    'mfa-guesses': {
      subject: (brand) => `Falsche Codes bei Ihrem Konto bei ${brand}`,
      headline: 'Richtiges Passwort, falscher Code.',
      intro:
        'Jemand hat heute mehrmals Ihr richtiges Passwort und danach einen falschen Code eingegeben. Ohne den Code aus Ihrer App kommt niemand in Ihr Konto.',
      notes: [
        'Das waren nicht Sie? Dann kennt jemand Ihr Passwort: Legen Sie auf der Anmeldeseite sofort ein neues fest.',
        'Gelten Ihre eigenen Codes nicht? Prüfen Sie die Uhrzeit Ihres Telefons.',
      ],
    },
    'mfa-disabled': {
      subject: (brand) => `Anmeldung in zwei Schritten bei ${brand} ist ausgeschaltet`,
      headline: 'Jetzt genügt das Passwort.',
      intro: 'Beim Anmelden fragen wir nicht mehr nach einem Code aus der Authenticator-App.',
      notes: [
        'Das waren nicht Sie? Dann legen Sie auf der Anmeldeseite sofort ein neues Passwort fest.',
      ],
    },
  },
  validFor: (minutes) => `Er gilt ${minutes} Minuten.`,
  signIn: 'Zur Anmeldung',
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
};

const en: IdentityEmailMessages = {
  texts: {
    'sign-up': {
      subject: (brand) => `Your confirmation code for ${brand}`,
      headline: 'Six digits and you are in.',
      intro: 'This code confirms your e-mail address:',
      notes: ['You did not register? Then keep the code to yourself and ignore this message.'],
    },
    reset: {
      subject: (brand) => `Your code for a new password with ${brand}`,
      headline: 'A new password.',
      intro: 'Use this code to set a new password:',
      notes: [
        'You did not ask for a new password? Then ignore this message. Your password stays as it is.',
      ],
    },
    email: {
      subject: () => 'Confirm your new e-mail address',
      headline: 'Your new address.',
      intro: 'This code confirms that the address is yours:',
      notes: [
        'Until then your old address stays in place. You changed nothing? Then ignore this message.',
      ],
    },
    'many-attempts': {
      subject: (brand) => `Many sign-in attempts on your account with ${brand}`,
      headline: 'Somebody is trying passwords.',
      intro:
        'There were many sign-ins with a wrong password on your account. We are slowing them down. Your account is not locked: in browsers you have signed in with before, you sign in as always.',
      notes: ['Is your password short, or do you use it elsewhere? Then set a new one.'],
    },
    'account-exists': {
      subject: (brand) => `You already have an account with ${brand}`,
      headline: 'There is an account already.',
      intro:
        'Somebody tried to create an account with this address. There is one already, and nothing about it has changed. Was it you? Then sign in with your password.',
      notes: [
        'Forgotten your password, or never confirmed the address? Set a new password on the sign-in page; that confirms the account, too.',
        'It was not you? Then there is nothing you need to do.',
      ],
    },
    'already-confirmed': {
      subject: (brand) => `Your account with ${brand} is already confirmed`,
      headline: 'You are already in.',
      intro:
        'Somebody asked for a confirmation code for this address. You do not need one: your account is confirmed. Sign in with your password.',
      notes: ['Forgotten your password? Set a new one on the sign-in page.'],
    },
    'password-changed': {
      subject: (brand) => `Your password with ${brand} was changed`,
      headline: 'You have a new password.',
      intro: 'The old one no longer works, and you need to sign in again on every device.',
      notes: ['This was not you? Then set a new password on the sign-in page right away.'],
    },
    'email-changed': {
      subject: (brand) => `Your e-mail address with ${brand} was changed`,
      headline: 'You have a new address.',
      intro: 'From now on your account belongs to another e-mail address.',
      notes: ['This was not you? Then reply to this message right away.'],
    },
    'mfa-enabled': {
      subject: (brand) => `Two-step sign-in with ${brand} is on`,
      headline: 'Two steps from now on.',
      intro: 'Signing in now asks for your password and for a code from your authenticator app.',
      notes: [
        'This was not you? Then set a new password on the sign-in page and reply to this message.',
        'Lost your phone? Reply to this message, and we switch the second step off after checking with you.',
      ],
    },
    'mfa-replaced': {
      subject: (brand) => `Another authenticator app for your account with ${brand}`,
      headline: 'Another app.',
      intro:
        'Signing in now takes codes of the authenticator app that has just been set up only. You can delete the old entry.',
      notes: [
        'This was not you? Then set a new password on the sign-in page right away, and reply to this message.',
      ],
    },
    'mfa-guesses': {
      subject: (brand) => `Wrong codes on your account with ${brand}`,
      headline: 'Right password, wrong code.',
      intro:
        'Today somebody entered your correct password several times, followed by a wrong code. Nobody gets into your account without the code from your app.',
      notes: [
        'This was not you? Then somebody knows your password: set a new one on the sign-in page right away.',
        'Are your own codes refused? Check the clock of your phone.',
      ],
    },
    'mfa-disabled': {
      subject: (brand) => `Two-step sign-in with ${brand} is off`,
      headline: 'Your password is enough now.',
      intro: 'Signing in no longer asks for a code from your authenticator app.',
      notes: ['This was not you? Then set a new password on the sign-in page right away.'],
    },
  },
  validFor: (minutes) => `It is valid for ${minutes} minutes.`,
  signIn: 'Go to sign-in',
  questions: (phone) =>
    `Questions? Just reply to this message; it reaches people. Or call us: ${phone}.`,
};

/** Texts of the service's emails by language. */
export const identityEmailMessages: Record<Language, IdentityEmailMessages> = { de, en };
