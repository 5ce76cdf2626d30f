import type { Language } from '@/domain/locale/language';

/** Reason why the sign-in form is shown again or cannot be shown. */
export type SignInPageError =
  | 'wrong'
  | 'missing'
  | 'paused'
  | 'unconfirmed'
  | 'stale'
  | 'wrongCode'
  | 'usedCode'
  | 'unknown';

interface SignInPageMessages {
  title: string;
  error: string;
  email: string;
  password: string;
  forgot: string;
  submit: string;
  noAccount: string;
  register: string;
  back: string;
  otherLanguage: string;
  confirm: string;
  code: string;
  codeHint: string;
  startAgain: string;
  problems: Record<SignInPageError, { headline: string; advice: string }>;
}

const de: SignInPageMessages = {
  title: 'Anmelden',
  error: 'Fehler',
  email: 'E-Mail',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  noAccount: 'Noch kein Konto?',
  register: 'Registrieren',
  back: 'Zurück zum Shop',
  otherLanguage: 'English',
  confirm: 'Code eingeben oder neu anfordern',
  code: 'Code aus der Authenticator-App',
  codeHint: 'Sechs Ziffern; jeder Code gilt einmal und etwa 30 Sekunden lang.',
  startAgain: 'Von vorn anmelden',
  problems: {
    wrong: {
      headline: 'E-Mail oder Passwort stimmt nicht.',
      advice: 'Bitte prüfen Sie beides, auch die Feststelltaste.',
    },
    missing: {
      headline: 'Es fehlt noch etwas.',
      advice: 'Bitte geben Sie E-Mail und Passwort ein.',
    },
    paused: {
      headline: 'Das waren zu viele Versuche.',
      advice:
        'Bitte warten Sie etwas und versuchen Sie es dann noch einmal. Die Pause dauert höchstens 15 Minuten.',
    },
    unconfirmed: {
      headline: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
      advice: 'Bei der Registrierung haben wir Ihnen einen Code aus sechs Ziffern geschickt.',
    },
    stale: {
      headline: 'Das Formular war zu lange offen.',
      advice: 'Bitte melden Sie sich noch einmal an. Dafür braucht Ihr Browser Cookies.',
    },
    wrongCode: {
      headline: 'Der Code stimmt nicht.',
      advice:
        'Bitte geben Sie den Code ein, den die App jetzt zeigt. Hilft das nicht, prüfen Sie die Uhrzeit Ihres Telefons.',
    },
    usedCode: {
      headline: 'Dieser Code wurde schon benutzt.',
      advice: 'Bitte warten Sie, bis die App den nächsten zeigt.',
    },
    unknown: {
      headline: 'Diese Anmeldung ist nicht möglich.',
      advice: 'Der Link ist unvollständig oder führt zu einer Adresse, die wir nicht kennen.',
    },
  },
};

const en: SignInPageMessages = {
  title: 'Sign in',
  error: 'Error',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgotten your password?',
  submit: 'Sign in',
  noAccount: 'No account yet?',
  register: 'Register',
  back: 'Back to the shop',
  otherLanguage: 'Deutsch',
  confirm: 'Enter the code or ask for a new one',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits; each code is valid once and for about 30 seconds.',
  startAgain: 'Sign in from the beginning',
  problems: {
    wrong: {
      headline: 'The e-mail or password is not right.',
      advice: 'Please check both, and the caps lock key.',
    },
    missing: {
      headline: 'Something is missing.',
      advice: 'Please enter your e-mail and your password.',
    },
    paused: {
      headline: 'Those were too many attempts.',
      advice: 'Please wait a while and try again. The pause lasts 15 minutes at most.',
    },
    unconfirmed: {
      headline: 'Your e-mail address has not been confirmed yet.',
      advice: 'When you registered, we sent you a code of six digits.',
    },
    stale: {
      headline: 'The form was open for too long.',
      advice: 'Please sign in again. Your browser needs cookies for it.',
    },
    wrongCode: {
      headline: 'The code is not right.',
      advice:
        'Please enter the code that the app shows now. If that does not help, check the clock of your phone.',
    },
    usedCode: {
      headline: 'This code has been used already.',
      advice: 'Please wait until the app shows the next one.',
    },
    unknown: {
      headline: 'This sign-in is not possible.',
      advice: 'The link is incomplete, or leads to an address we do not know.',
    },
  },
};

export const signInPageMessages: Record<Language, SignInPageMessages> = { de, en };
