/** The codes an answer of veloconnect may carry; the list is closed. */
export const responseCodes = {
  done: 200,
  badRequest: 400,
  notImplemented: 404,
  malformed: 405,
  obsolete: 406,
  unauthorised: 411,
  unknownSeller: 415,
  unknownTransaction: 420,
  noTransactionFree: 421,
  wrongState: 430,
  testMixed: 435,
  internal: 500,
} as const;

export type ResponseCode = (typeof responseCodes)[keyof typeof responseCodes];

/** The states a transaction is in here: created, open (it may be rolled back), and final. */
export const transactionStates = { initial: 1, open: 2, final: 100 } as const;
