import type { DeclineCode } from './test-payment-methods';

const de = {
  title: 'Zahlung',
  test: 'Testseite: Hier fließt kein Geld. Mit eigenen Zugangsdaten zu Stripe steht an dieser Stelle dessen Zahlungsseite.',
  amount: 'Zu zahlen',
  number: 'Karten- oder Kontonummer',
  numberHint: 'Nur Testnummern, zum Beispiel 4242 4242 4242 4242',
  cards: 'Testnummern',
  pay: 'Jetzt bezahlen',
  wallet: 'PayPal oder Klarna',
  authorise: 'Zahlung freigeben',
  refuse: 'Zahlung ablehnen',
  back: 'Zurück zur Bestellung, ohne zu bezahlen',
  challenge: 'Ihre Bank fragt nach',
  challengeText: 'Bestätigen Sie die Zahlung wie in Ihrer Banking-App.',
  confirm: 'Bestätigen',
  over: 'Diese Zahlungsseite gilt nicht mehr',
  overText:
    'Es wurde hier nichts abgebucht. In Ihrer Bestellung sehen Sie, wie es um die Zahlung steht.',
  unknown: 'Diese Zahlungsseite gibt es nicht.',
  notForTests: 'Das ist keine Testnummer. Bitte nehmen Sie eine der Nummern von unten.',
  declined: {
    generic_decline: 'Die Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
    insufficient_funds: 'Die Deckung reicht nicht aus. Bitte nehmen Sie eine andere Karte.',
    lost_card: 'Die Karte wurde abgelehnt. Bitte wenden Sie sich an Ihre Bank.',
    stolen_card: 'Die Karte wurde abgelehnt. Bitte wenden Sie sich an Ihre Bank.',
    expired_card: 'Die Karte ist abgelaufen.',
    incorrect_cvc: 'Die Prüfnummer stimmt nicht.',
    processing_error: 'Die Bank war nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
    payment_method_declined: 'Die Zahlung wurde nicht freigegeben. Es wurde nichts abgebucht.',
  } satisfies Record<DeclineCode, string>,
  methods: {
    success: 'gelingt',
    challenge: 'mit Rückfrage der Bank (3-D Secure)',
    challengeDeclined: 'Rückfrage gelingt, Karte wird abgelehnt',
    declined: 'wird abgelehnt',
    funds: 'nicht gedeckt',
    debit: 'Lastschrift, nach einer halben Minute eingezogen',
    debitFails: 'Lastschrift, kommt nach einer halben Minute zurück',
  },
};

const en: typeof de = {
  title: 'Payment',
  test: 'Test page: no money moves here. With your own Stripe keys, Stripe’s payment page takes this place.',
  amount: 'To pay',
  number: 'Card or account number',
  numberHint: 'Test numbers only, such as 4242 4242 4242 4242',
  cards: 'Test numbers',
  pay: 'Pay now',
  wallet: 'PayPal or Klarna',
  authorise: 'Approve payment',
  refuse: 'Refuse payment',
  back: 'Back to the order without paying',
  challenge: 'Your bank has a question',
  challengeText: 'Confirm the payment as you would in your banking app.',
  confirm: 'Confirm',
  over: 'This payment page is no longer valid',
  overText: 'Nothing was charged here. Your order shows how the payment stands.',
  unknown: 'There is no such payment page.',
  notForTests: 'This is not a test number. Please take one of the numbers below.',
  declined: {
    generic_decline: 'The card was declined. Please try another one.',
    insufficient_funds: 'There are not enough funds. Please take another card.',
    lost_card: 'The card was declined. Please talk to your bank.',
    stolen_card: 'The card was declined. Please talk to your bank.',
    expired_card: 'The card has expired.',
    incorrect_cvc: 'The security code is wrong.',
    processing_error: 'The bank could not be reached. Please try again.',
    payment_method_declined: 'The payment was not approved. Nothing was charged.',
  },
  methods: {
    success: 'succeeds',
    challenge: 'with the bank’s question (3-D Secure)',
    challengeDeclined: 'the question succeeds, the card is declined',
    declined: 'is declined',
    funds: 'has no funds',
    debit: 'direct debit, collected after half a minute',
    debitFails: 'direct debit, comes back after half a minute',
  },
};

export type PaymentPageMessages = typeof de;
export const paymentPageMessages = { de, en };

/** Test numbers shown on the page, with their results. */
export const offeredTestMethods: readonly (readonly [
  string,
  keyof PaymentPageMessages['methods'],
])[] = [
  ['4242 4242 4242 4242', 'success'],
  ['4000 0027 6000 3184', 'challenge'],
  ['4000 0084 0000 1629', 'challengeDeclined'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'funds'],
  ['DE89 3704 0044 0532 0130 00', 'debit'],
  ['DE62 3704 0044 0532 0130 01', 'debitFails'],
];
