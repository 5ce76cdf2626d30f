import { statutoryWithdrawalDays } from '@/domain/order/withdrawal';
import type { Language } from '@/domain/locale/language';
import type { TaxExemption } from '../../pricing/cost-breakdown';

export interface OrderEmailMessages {
  subject(number: number, brand: string): string;
  thanks(name: string): string;
  placed(number: number, day: string): string;
  /** Headline of an order for a single bicycle. */
  thanksFor(name: string, title: string): string;
  unknownDay: string;
  transferDay: string;
  day: {
    arrival: string;
    pickup: string;
    latest(day: string): string;
    fromDay(day: string): string;
    placed: string;
    dispatched: string;
    leavesBike: string;
    delivery(street: string): string;
    carrierCallsAhead: string;
    fetch: string;
    /** Label of the first delivery day of a split shipment. */
    firstArrival: string;
    firstPickup: string;
    allThere(day: string): string;
    allReady(day: string): string;
    shipmentEntry(number: number, total: number, contents: string): string;
    where: string;
    callBike: string;
    calendarEntryTitle(title: string): string;
    entryPickup(title: string): string;
  };
  pickup(place: string): string;
  deliverTo: string;
  invoiceTo: string;
  comment: string;
  requestedDay: string;
  voucher(number: string): string;
  delivery: string;
  /** Says how many shipments the delivery cost covers. */
  shipmentCount(count: number): string;
  payment: string;
  vatOnTop(rate: string): string;
  withoutVat: Record<TaxExemption, string>;
  total: string;
  vatIncluded(amount: string): string;
  remark: string;
  prepay(amount: string, day: string): string;
  reference: string;
  yourReference: string;
  payByInvoice: string;
  /** Asks to pay through the payment provider, and says until when the goods are reserved. */
  payOnline(until: string): string;
  nothingToPay: string;
  payNow: string;
  toTransfer: string;
  giroCode: string;
  /** Says how long goods can be returned (which includes the statutory period) and to which address to write. */
  withdrawal(returnDays: number, email: string): string;
  questions(phone: string): string;
  vatId: string;
  mister: string;
  miss: string;
}

const de: OrderEmailMessages = {
  subject: (number, brand) => `Ihre Bestellung ${number} bei ${brand}`,
  thanks: (name) => `Danke, ${name}.\nIhre Bestellung ist bei uns.`,
  placed: (number, day) => `Bestellung ${number} vom ${day}.`,
  thanksFor: (name, title) => `Danke, ${name}.\n${title} ist bestellt.`,
  transferDay:
    'Die Tage gelten, wenn Sie heute überweisen; sonst zählt der Tag, an dem Ihr Geld da ist.',
  day: {
    arrival: 'Bei Ihnen',
    pickup: 'Abholbereit',
    latest: (day) => `Spätestens ${day}.`,
    fromDay: (day) => `Ab ${day}, werktags 9–18 Uhr.`,
    placed: 'Ihre Bestellung ist da. Alles ist für Sie reserviert.',
    dispatched: 'Verpackt und auf dem Weg zu Ihnen.',
    leavesBike:
      'Montiert, geprüft, eine Runde über unser Kopfsteinpflaster gefahren. Dann geht es auf den Wagen.',
    delivery: (street) => `Lieferung an ${street}.`,
    carrierCallsAhead: 'Der Fahrer ruft eine Stunde vorher an.',
    fetch: 'Es steht für Sie bereit. Wir schreiben Ihnen, sobald Sie kommen können.',
    firstArrival: 'Die erste Lieferung ist bei Ihnen',
    firstPickup: 'Der erste Teil ist abholbereit',
    allThere: (day) => `Alles ist spätestens ${day} bei Ihnen.`,
    allReady: (day) => `Alles ist ab ${day} abholbereit, werktags 9–18 Uhr.`,
    shipmentEntry: (number, total, contents) => `Lieferung ${number} von ${total}: ${contents}.`,
    where: 'Wohin',
    callBike: 'Bringt er ein Rad, ruft der Fahrer eine Stunde vorher an.',
    calendarEntryTitle: (title) => `${title} kommt`,
    entryPickup: (title) => `${title} abholen`,
  },
  unknownDay: 'Den Termin nennen wir Ihnen, sobald wir ihn kennen.',
  pickup: (place) =>
    `Sie holen alles bei uns ab: ${place}. Wir sagen Ihnen Bescheid, sobald es bereitsteht.`,
  deliverTo: 'Lieferung an',
  invoiceTo: 'Rechnung an',
  comment: 'Anmerkung',
  requestedDay: 'Wunschtermin',
  voucher: (number) => `Gutschein ${number}`,
  delivery: 'Lieferung',
  shipmentCount: (count) => `in ${count} Lieferungen`,
  payment: 'Zahlung',
  vatOnTop: (rate) => `zzgl. ${rate} MwSt.`,
  withoutVat: {
    export: 'ohne MwSt., steuerfreie Ausfuhr',
    reverseCharge:
      'ohne MwSt., steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG, Art. 138 MwStSystRL).',
  },
  total: 'Gesamt',
  vatIncluded: (amount) => `inkl. ${amount} MwSt.`,
  remark: 'Ihre Anmerkung',
  prepay: (amount, day) =>
    `Bitte überweisen Sie ${amount} bis zum ${day}. So lange ist alles für Sie reserviert; der Liefertermin zählt ab Zahlungseingang.`,
  reference: 'Verwendungszweck',
  yourReference: 'Ihre Bestellreferenz',
  payByInvoice: 'Die Rechnung kommt mit der Ware und ist in 30 Tagen zahlbar.',
  payOnline: (until) =>
    `Haben Sie schon bezahlt, schreiben wir Ihnen, sobald die Zahlung da ist. Sonst holen Sie es hier nach: Bis ${until} Uhr ist alles für Sie reserviert. Der Liefertermin zählt ab Zahlung.`,
  nothingToPay: 'Es ist nichts mehr zu bezahlen.',
  payNow: 'Jetzt bezahlen',
  toTransfer: 'Bankverbindung und GiroCode ansehen',
  giroCode:
    'GiroCode: Mit der App Ihrer Bank abfotografieren, dann ist die Überweisung ausgefüllt.',
  withdrawal: (returnDays, email) =>
    `Sie können ${statutoryWithdrawalDays} Tage lang ab Erhalt der Ware ohne Angabe von Gründen widerrufen; danach nehmen wir sie bis zum ${returnDays}. Tag freiwillig zurück. Eine eindeutige Nachricht an ${email} genügt. AGB und Widerrufsbelehrung mit Muster-Formular hängen an dieser Nachricht.`,
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
  vatId: 'USt-IdNr.',
  mister: 'Herr',
  miss: 'Frau',
};

const en: OrderEmailMessages = {
  subject: (number, brand) => `Your order ${number} with ${brand}`,
  thanks: (name) => `Thank you, ${name}.\nWe have your order.`,
  placed: (number, day) => `Order ${number}, placed on ${day}.`,
  thanksFor: (name, title) => `Thank you, ${name}.\n${title} is ordered.`,
  transferDay:
    'These days hold if you transfer the money today; otherwise the day it arrives counts.',
  day: {
    arrival: 'With you',
    pickup: 'Ready to collect',
    latest: (day) => `${day} at the latest.`,
    fromDay: (day) => `From ${day}, on working days from 9 a.m. to 6 p.m.`,
    placed: 'Your order has arrived. Everything is set aside for you.',
    dispatched: 'Packed and on its way to you.',
    leavesBike: 'Assembled, checked and ridden once over our cobbles. Then it goes onto the lorry.',
    delivery: (street) => `Delivery to ${street}.`,
    carrierCallsAhead: 'The driver calls an hour ahead.',
    fetch: 'It is ready for you. We will write as soon as you can come.',
    firstArrival: 'The first delivery is with you',
    firstPickup: 'The first part is ready to collect',
    allThere: (day) => `Everything is with you on ${day} at the latest.`,
    allReady: (day) => `Everything is ready from ${day}, on working days from 9 a.m. to 6 p.m.`,
    shipmentEntry: (number, total, contents) => `Delivery ${number} of ${total}: ${contents}.`,
    where: 'Where to',
    callBike: 'If it is a bicycle, the driver calls an hour ahead.',
    calendarEntryTitle: (title) => `${title} arrives`,
    entryPickup: (title) => `Collect ${title}`,
  },
  unknownDay: 'We will tell you the date as soon as we know it.',
  pickup: (place) =>
    `You are collecting it from us: ${place}. We will let you know as soon as it is ready.`,
  deliverTo: 'Delivery to',
  invoiceTo: 'Invoice to',
  comment: 'Note',
  requestedDay: 'Preferred date',
  voucher: (number) => `Voucher ${number}`,
  delivery: 'Delivery',
  shipmentCount: (count) => `in ${count} deliveries`,
  payment: 'Payment',
  vatOnTop: (rate) => `plus ${rate} VAT`,
  withoutVat: {
    export: 'without VAT, tax-free export',
    reverseCharge:
      'without VAT, intra-Community supply of goods exempt under Art. 138 of Directive 2006/112/EC.',
  },
  total: 'Total',
  vatIncluded: (amount) => `including ${amount} VAT`,
  remark: 'Your note',
  prepay: (amount, day) =>
    `Please transfer ${amount} by ${day}. We keep everything for you until then; the delivery date counts from the day your payment arrives.`,
  reference: 'Reference',
  yourReference: 'Your order reference',
  payByInvoice: 'The invoice comes with the goods and is payable within 30 days.',
  payOnline: (until) =>
    `If you have paid already, we will write as soon as your payment is here. If not, you can do so now: we keep everything for you until ${until}. The delivery date counts from your payment.`,
  nothingToPay: 'There is nothing left to pay.',
  payNow: 'Pay now',
  toTransfer: 'See bank details and GiroCode',
  giroCode: 'GiroCode: scan it with your banking app and the transfer is filled in.',
  withdrawal: (returnDays, email) =>
    `You may withdraw from the contract within ${statutoryWithdrawalDays} days of receiving the goods without giving any reason; after that we take them back voluntarily until day ${returnDays}. A clear message to ${email} is enough. Our terms and the withdrawal instructions with the model form are attached.`,
  questions: (phone) =>
    `Any questions? Just reply to this message; people read it. Or call us: ${phone}.`,
  vatId: 'VAT ID',
  mister: 'Mr',
  miss: 'Ms',
};

export const orderEmailMessages: Record<Language, OrderEmailMessages> = { de, en };
