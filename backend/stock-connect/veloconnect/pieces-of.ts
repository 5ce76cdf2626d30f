import { isPieceUnit, readQuantity } from '@/domain/veloconnect/quantity';
import { VeloError } from './velo-error';
import type { RequestLine } from './velo-request';

/**
 * The pieces a line asks for. Refuses what is no whole number of pieces, and other units: a pair or a pack taken for one piece would
 * order too little, and nobody here knows what it holds.
 */
export function piecesOf({ sku, quantity, unit }: RequestLine): number {
  if (!isPieceUnit(unit)) {
    const named = (unit ?? '').slice(0, 20);
    throw new VeloError('badRequest', `${sku} is sold by the piece: send EA instead of ${named}`);
  }
  // A comma is no decimal sign of XML, and "1,000" may be a thousand.
  const isAmbiguous = /,\d{3}$/.test(quantity?.trim() ?? '');
  const pieces = isAmbiguous ? null : readQuantity(quantity ?? '');
  if (pieces === null)
    throw new VeloError('malformed', `The quantity of ${sku} must be a whole number of pieces`);
  return pieces;
}
