import {
  type ResponseCode,
  responseCodes,
  isPieceUnit,
  parsePieceQuantity,
} from '@/domain/stock-connect/veloconnect-protocol';

/** An article in a request, with the values as the client sent them. */
export interface RequestLine {
  sku: string;
  quantity: string | null;
  /** The quantityUnitCode of the quantity, or null. */
  unit: string | null;
  buyersItemId: string | null;
  deliveryDate: string | null;
  backlog: string | null;
}

/** A parsed request, the same for parameters and XML. */
export interface VeloRequest {
  /** Name of the operation without the suffix Request, such as CreateOrder. Empty when missing. */
  operation: string;
  buyersId: string;
  password: string;
  sellersId: string;
  /** Id of the transaction; null if missing. */
  transactionId: string | null;
  /** Test flag; null if missing, which counts as false. */
  isTest: boolean | null;
  /** Protocol version of the client; null when missing, which counts as 1.1. */
  version: string | null;
  /** Articles of the request in the order in which they were sent. */
  lines: readonly RequestLine[];
  /** All other parameters by lower-case name. */
  values: ReadonlyMap<string, readonly string[]>;
}

/** Maximum number of articles in one request. */
export const maxRequestLines = 5_000;

/** Creates a line with only a SKU. */
export function createRequestLine(sku: string): RequestLine {
  return {
    ...{ sku, quantity: null, unit: null },
    ...{ buyersItemId: null, deliveryDate: null, backlog: null },
  };
}

/** Returns the trimmed first value of a parameter, or an empty string. */
export function getParameter({ values }: Pick<VeloRequest, 'values'>, name: string): string {
  return values.get(name.toLowerCase())?.[0]?.trim() ?? '';
}

/** Returns all non-empty values of a parameter. */
export function listParameterValues(
  { values }: Pick<VeloRequest, 'values'>,
  name: string,
): string[] {
  return (values.get(name.toLowerCase()) ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

type Failure = Exclude<keyof typeof responseCodes, 'done'>;

/** An error with a veloconnect ResponseCode and a message that people read in the log of the client. */
export class VeloError extends Error {
  override readonly name = 'VeloError';
  readonly code: ResponseCode;

  constructor(
    failure: Failure,
    message: string,
    /** State of the transaction; 1 when there is none. */
    readonly statusCode: number = 1,
  ) {
    super(message);
    this.code = responseCodes[failure];
  }
}

/**
 * Returns a line's quantity in pieces. Throws VeloError for fractions and for other units: if a pair or a pack counted
 * as one piece, too little would be ordered.
 */
export function parseVeloQuantity({ sku, quantity, unit }: RequestLine): number {
  if (!isPieceUnit(unit)) {
    const named = (unit ?? '').slice(0, 20);
    throw new VeloError('badRequest', `${sku} is sold by the piece: send EA instead of ${named}`);
  }
  // The comma is not a decimal separator in XML, and "1,000" may mean one thousand.
  const isAmbiguous = /,\d{3}$/.test(quantity?.trim() ?? '');
  const pieces = isAmbiguous ? null : parsePieceQuantity(quantity ?? '');
  if (pieces === null)
    throw new VeloError('malformed', `The quantity of ${sku} must be a whole number of pieces`);
  return pieces;
}
