import {
  type ResponseCode,
  responseCodes,
  isPieceUnit,
  parsePieceQuantity,
} from '@/domain/stock-connect/veloconnect-protocol';

/** One article of a request, as the client wrote it. */
export interface RequestLine {
  sku: string;
  quantity: string | null;
  /** The quantityUnitCode beside the quantity; null when none was sent. */
  unit: string | null;
  buyersItemId: string | null;
  deliveryDate: string | null;
  backlog: string | null;
}

/** A request in one shape, whichever binding it came by. */
export interface VeloRequest {
  /** Without the word Request: CreateOrder. Empty when the client named none. */
  operation: string;
  buyersId: string;
  password: string;
  sellersId: string;
  /** Null when none was sent. */
  transactionId: string | null;
  /** Null when it was not said, which counts as no. */
  isTest: boolean | null;
  /** What the client says it speaks; null when it says nothing, which counts as 1.1. */
  version: string | null;
  /** In the order they were sent. */
  lines: readonly RequestLine[];
  /** Everything else by its name in small letters. */
  values: ReadonlyMap<string, readonly string[]>;
}

/** More articles than this are not taken in one request. */
export const maxRequestLines = 5_000;

/** A line about which only the number is known. */
export function createRequestLine(sku: string): RequestLine {
  return {
    ...{ sku, quantity: null, unit: null },
    ...{ buyersItemId: null, deliveryDate: null, backlog: null },
  };
}

/** The first value of a parameter without blanks around; an empty text when it was not sent. */
export function getParameter({ values }: Pick<VeloRequest, 'values'>, name: string): string {
  return values.get(name.toLowerCase())?.[0]?.trim() ?? '';
}

/** All values of a parameter that are not empty. */
export function listParameterValues(
  { values }: Pick<VeloRequest, 'values'>,
  name: string,
): string[] {
  return (values.get(name.toLowerCase()) ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

type Failure = Exclude<keyof typeof responseCodes, 'done'>;

/** A request that is refused with a code of veloconnect's list and a sentence for whoever reads the client's log. */
export class VeloError extends Error {
  override readonly name = 'VeloError';
  readonly code: ResponseCode;

  constructor(
    failure: Failure,
    message: string,
    /** The state of the transaction it is about; 1 where there is none. */
    readonly statusCode: number = 1,
  ) {
    super(message);
    this.code = responseCodes[failure];
  }
}

/**
 * The pieces a line asks for. Refuses what is no whole number of pieces, and other units: a pair or a pack taken for one piece would
 * order too little, and nobody here knows what it holds.
 */
export function parseVeloQuantity({ sku, quantity, unit }: RequestLine): number {
  if (!isPieceUnit(unit)) {
    const named = (unit ?? '').slice(0, 20);
    throw new VeloError('badRequest', `${sku} is sold by the piece: send EA instead of ${named}`);
  }
  // A comma is no decimal sign of XML, and "1,000" may be a thousand.
  const isAmbiguous = /,\d{3}$/.test(quantity?.trim() ?? '');
  const pieces = isAmbiguous ? null : parsePieceQuantity(quantity ?? '');
  if (pieces === null)
    throw new VeloError('malformed', `The quantity of ${sku} must be a whole number of pieces`);
  return pieces;
}
