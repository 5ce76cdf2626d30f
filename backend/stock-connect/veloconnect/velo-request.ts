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
export const maxLines = 5_000;

/** A line about which only the number is known. */
export function bareLine(sku: string): RequestLine {
  return {
    ...{ sku, quantity: null, unit: null },
    ...{ buyersItemId: null, deliveryDate: null, backlog: null },
  };
}

/** The first value of a parameter without blanks around; an empty text when it was not sent. */
export function valueOf({ values }: Pick<VeloRequest, 'values'>, name: string): string {
  return values.get(name.toLowerCase())?.[0]?.trim() ?? '';
}

/** All values of a parameter that are not empty. */
export function valuesOf({ values }: Pick<VeloRequest, 'values'>, name: string): string[] {
  return (values.get(name.toLowerCase()) ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
