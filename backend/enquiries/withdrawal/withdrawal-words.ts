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
  next: 'Wie es weitergeht: Wir melden uns mit allem, was Sie für die Rücksendung brauchen; Räder holt unsere Spedition bei Ihnen ab. Ihr Geld erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs zurück, frühestens wenn die Ware wieder bei uns ist oder Sie die Rücksendung nachgewiesen haben.',
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
  next: 'What happens next: we will write to you with everything you need to send the goods back; our carrier collects bicycles from your door. You get your money back within 14 days of our receiving your withdrawal, though not before the goods have reached us or you have shown that you sent them.',
  keep: 'Please keep this e-mail. It is your proof, and so is the confirmation attached to it as a PDF.',
  keepPaper: 'Please keep this confirmation. It is your proof.',
  notYou: (email, phone) =>
    `You did not withdraw from anything? Then write to us at ${email} or call ${phone}.`,
};

/** What is said about a declaration of withdrawal, by mail and on paper. */
export const withdrawalWords = { de, en };
