import { type ResponseCode, responseCodes } from '@/domain/veloconnect/response-code';

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
