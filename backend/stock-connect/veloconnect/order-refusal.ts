import type { Language } from '@/domain/language/detect-language';
import { ShopError } from '../../shop/base/errors';
import type { VeloOrderLine } from './order-lines';
import { VeloError } from './velo-error';

/** A sentence in a log, not a list of hundreds. */
const maxListLength = 300;

const words = {
  de: {
    credit: 'Nicht bestellt: Der Kreditrahmen reicht für diese Bestellung nicht.',
    stock: (numbers: string) =>
      `Nicht bestellt: Inzwischen ist nicht mehr alles lieferbar (${numbers}). Bitte die Bestellung neu abfragen und ändern.`,
    invoice:
      'Nicht bestellt: Über diesen Betrag oder in dieses Land liefern wir nicht auf Rechnung.',
    other: (reason: string) => `Nicht bestellt: ${reason}`,
    nothing: 'Nicht bestellt: Keine Zeile ist lieferbar.',
    lowered: (numbers: string) => `Nicht in voller Menge lieferbar: ${numbers}.`,
  },
  en: {
    credit: 'Not ordered: the credit limit does not cover this order.',
    stock: (numbers: string) =>
      `Not ordered: some of it can no longer be delivered (${numbers}). Please view the order and change it.`,
    invoice: 'Not ordered: we do not deliver on invoice for this amount or to this country.',
    other: (reason: string) => `Not ordered: ${reason}`,
    nothing: 'Not ordered: no line can be delivered.',
    lowered: (numbers: string) => `Not deliverable in full: ${numbers}.`,
  },
};

/** Which lines were promised with fewer pieces than were asked for; an empty text when all are as wanted. */
export function loweredMessage(lines: readonly VeloOrderLine[], language: Language): string {
  const lowered = lines.filter(({ amount, wanted }) => amount < wanted);
  const numbers = lowered.map(({ sku, amount, wanted }) => `${sku} ${amount}/${wanted}`).join(', ');
  return numbers === '' ? '' : words[language].lowered(numbers.slice(0, maxListLength));
}

/** That an order has nothing in it; it stays open. */
export function nothingToOrder(language: Language): VeloError {
  return new VeloError('badRequest', words[language].nothing, 2);
}

/**
 * Why the shop did not take an order, in words for the dealer; it stays open and can be changed. `reported` are the shop's refusals of
 * single articles. What is no refusal is passed on as it is.
 */
export function orderRefusal(
  error: unknown,
  reported: readonly Error[],
  skuOf: (productId: string) => string,
  language: Language,
): unknown {
  if (!(error instanceof ShopError)) return error;
  const said = words[language];
  if (error.code === 'CREDIT') return new VeloError('badRequest', said.credit, 2);
  if (error.code === 'PAYMENT_UNAVAILABLE') return new VeloError('badRequest', said.invoice, 2);
  if (error.code !== 'NOT_ORDERABLE')
    return new VeloError('badRequest', said.other(error.message), 2);
  const numbers = reported.flatMap((one) =>
    one instanceof ShopError && typeof one.extensions?.productId === 'string'
      ? [skuOf(one.extensions.productId)]
      : [],
  );
  return new VeloError('badRequest', said.stock(numbers.join(', ')), 2);
}
