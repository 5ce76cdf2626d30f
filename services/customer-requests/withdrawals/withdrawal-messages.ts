import type { Language } from '@/domain/locale/language';
import type { WithdrawalResult } from '@/domain/order/withdrawal';

const de = {
  subject: 'Ihr Widerruf ist bei uns eingegangen',
  headline: 'Ihr Widerruf ist da.',
  paper: 'Eingangsbestätigung des Widerrufs',
  fileName: 'Eingangsbestaetigung-Widerruf.pdf',
  intro: (time: string) =>
    `Sie haben am ${time} über unsere Website erklärt, dass Sie Ihren Vertrag widerrufen. Hiermit bestätigen wir den Eingang dieser Erklärung.`,
  declared: 'Inhalt Ihrer Erklärung:',
  statement: (order: string) => `„Hiermit widerrufe ich den Vertrag zu Bestellung ${order}.“`,
  by: (name: string, email: string) => `Erklärt von ${name}, ${email}.`,
  received: 'Eingegangen',
  name: 'Name',
  order: 'Bestellung',
  email: 'E-Mail',
  text: 'Ihre Nachricht',
  reference: 'Vorgang',
  /**
   * Next steps in the PDF of a declaration made without signing in. The text does not reveal whether the order exists.
   */
  nextByMail: (email: string) =>
    `Wie es weitergeht, steht in der E-Mail an ${email}, mit der diese Bestätigung kommt. Für alle Fristen zählt der Tag, an dem Ihre Erklärung eingegangen ist.`,
  confirmLead:
    'Eines fehlt noch: Sie waren nicht angemeldet, und E-Mail-Adresse und Bestellnummer können auch andere kennen. Bitte bestätigen Sie deshalb, dass der Widerruf von Ihnen ist.',
  held: 'Bis dahin halten wir die Bestellung an: Es wird nichts verschickt, und alles bleibt für Sie reserviert.',
  notHeld:
    'Bis dahin geht die Bestellung weiter, denn eine frühere Erklärung zu ihr war nicht von Ihnen.',
  confirmWhy:
    'Ihr Widerruf zählt ab dem Tag, an dem er eingegangen ist, auch wenn Sie erst später bestätigen. Melden Sie sich nicht, fragen wir nach. War er nicht von Ihnen, sagen Sie es auf derselben Seite.',
  confirmAction: 'Bestätigen oder ablehnen',
  unmatched:
    'Unter dieser Bestellnummer und E-Mail-Adresse haben wir keine Bestellung gefunden. Wir ordnen Ihre Erklärung von Hand zu und melden uns. Ihr Widerruf ist trotzdem eingegangen.',
  closed:
    'An dieser Bestellung ändert Ihre Erklärung nichts mehr: Sie ist schon storniert oder widerrufen, oder es ist die Bestellung eines Händlers. Haben Sie Fragen dazu, schreiben Sie uns.',
  keep: 'Bitte bewahren Sie diese E-Mail auf. Sie ist Ihr Nachweis, ebenso die Bestätigung als PDF, die an ihr hängt.',
  keepDocument: 'Bitte bewahren Sie diese Bestätigung auf. Sie ist Ihr Nachweis.',
  notYou: (email: string, phone: string) =>
    `Sie haben nichts widerrufen? Dann schreiben Sie uns an ${email}, oder rufen Sie an: ${phone}.`,
};

const en: typeof de = {
  subject: 'We have received your withdrawal',
  headline: 'We have your withdrawal.',
  paper: 'Confirmation of receipt of your withdrawal',
  fileName: 'Confirmation-of-receipt.pdf',
  intro: (time) =>
    `On ${time} you declared on our website that you withdraw from your contract. We hereby confirm that we have received this declaration.`,
  declared: 'What you declared:',
  statement: (order) => `“I hereby withdraw from the contract under order ${order}.”`,
  by: (name, email) => `Declared by ${name}, ${email}.`,
  received: 'Received',
  name: 'Name',
  order: 'Order',
  email: 'E-mail',
  text: 'Your message',
  reference: 'Reference',
  nextByMail: (email) =>
    `What happens next is in the e-mail to ${email} that brings this confirmation. The day on which your declaration reached us counts for every period.`,
  confirmLead:
    'One thing is missing: you were not signed in, and others may know your e-mail address and order number, too. Please confirm that the withdrawal is yours.',
  held: 'Until then your order is on hold: nothing is sent, and everything stays reserved for you.',
  notHeld: 'Until then the order goes on, because an earlier declaration about it was not yours.',
  confirmWhy:
    'Your withdrawal counts from the day we received it, even if you confirm it later. If we do not hear from you, we will ask. If it was not yours, say so on the same page.',
  confirmAction: 'Confirm or reject',
  unmatched:
    'We have found no order with this number and e-mail address. We will assign your declaration by hand and write to you. Your withdrawal has reached us all the same.',
  closed:
    'Your declaration changes nothing about this order any more: it has been cancelled or withdrawn from already, or it is a dealer’s order. Please write to us if you have any questions.',
  keep: 'Please keep this e-mail. It is your proof, and so is the confirmation attached to it as a PDF.',
  keepDocument: 'Please keep this confirmation. It is your proof.',
  notYou: (email, phone) =>
    `You have not withdrawn from anything? Then write to us at ${email}, or call us on ${phone}.`,
};

export const withdrawalMessages = { de, en };

interface OutcomeMessages {
  cancelled: string;
  /** Texts about the refund for items that had not been shipped. */
  money: Record<WithdrawalResult['money'], string>;
  bicycles: string;
  parcels: string;
}

const outcomeDe: OutcomeMessages = {
  cancelled: 'Was noch nicht unterwegs war, ist storniert und wird nicht mehr verschickt.',
  money: {
    open: 'Zu bezahlen ist dafür nichts mehr. Haben Sie schon überwiesen, geht das Geld zurück.',
    paid: 'Was Sie dafür bezahlt haben, geht auf demselben Weg zurück, unverzüglich und spätestens 14 Tage nach dem Eingang Ihres Widerrufs.',
    invoice: 'Eine Rechnung, die Sie dafür schon haben, schreiben wir gut.',
  },
  bicycles:
    'Räder und alles, was an ihnen montiert ist, holen wir bei Ihnen ab, auf unsere Kosten. Die Spedition stimmt den Tag mit Ihnen ab. Ihr Geld dafür erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs, auch wenn bis dahin noch nichts abgeholt ist.',
  parcels:
    'Was als Paket kam, schicken Sie bitte innerhalb von 14 Tagen nach Ihrem Widerruf an uns zurück. Wir melden uns mit allem, was Sie dafür brauchen, und tragen die Kosten. Ihr Geld dafür erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs, frühestens wenn die Ware wieder bei uns ist oder Sie die Rücksendung nachgewiesen haben.',
};

const outcomeEn: OutcomeMessages = {
  cancelled: 'What was not yet on its way has been cancelled and will not be sent.',
  money: {
    open: 'There is nothing left to pay for it. If you have already transferred the money, it goes back to you.',
    paid: 'What you paid for it goes back to you the way you paid, without undue delay and within 14 days of our receiving your withdrawal.',
    invoice: 'An invoice you already have for it will be credited.',
  },
  bicycles:
    'We collect bicycles, and everything fitted to them, from your door at our expense. The carrier arranges the day with you. You have your money for them within 14 days of our receiving your withdrawal, even if nothing has been collected by then.',
  parcels:
    'Please send what came as a parcel back to us within 14 days of your withdrawal. We will write to you with everything you need and bear the cost. You have your money for it within 14 days of our receiving your withdrawal, though not before the goods have reached us or you have shown that you sent them.',
};

const outcomeMessages = { de: outcomeDe, en: outcomeEn };

/** Returns the next steps after an effective withdrawal, one paragraph each. */
export function listOutcomeParagraphs(outcome: WithdrawalResult, language: Language): string[] {
  const words = outcomeMessages[language];
  const { isCancelled, hasBicycles, hasParcels, money } = outcome;
  return [
    ...(isCancelled ? [`${words.cancelled} ${words.money[money]}`] : []),
    ...(hasBicycles ? [words.bicycles] : []),
    ...(hasParcels ? [words.parcels] : []),
  ];
}
