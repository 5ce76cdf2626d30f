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
  /** In the paper of a declaration that was made without a sign-in: whoever sent it may read it. */
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
  keepPaper: 'Bitte bewahren Sie diese Bestätigung auf. Sie ist Ihr Nachweis.',
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
  keepPaper: 'Please keep this confirmation. It is your proof.',
  notYou: (email, phone) =>
    `You have not withdrawn from anything? Then write to us at ${email}, or call us on ${phone}.`,
};

export const withdrawalWords = { de, en };
