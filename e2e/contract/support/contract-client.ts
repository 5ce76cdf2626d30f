import { executeSync } from 'graphql';
import { expect, inject } from 'vitest';
import { type ContractApi, type ContractDocuments, readContract } from './contract-documents';

export type GraphqlVariables = Record<string, unknown>;

export type GraphqlErrorDto = {
  message: string;
  path?: unknown[];
  extensions?: Record<string, unknown>;
};

export type GraphqlResult = {
  status: number;
  headers: Headers;
  body: { data?: unknown; errors?: GraphqlErrorDto[] };
};

export type GraphqlCallOptions = { token?: string | undefined; language?: string };

/** Creates a client that calls one service with the operations in graphql/. */
export function createClient(api: ContractApi) {
  const contract = readContract(api);
  const url = inject(api === 'shop' ? 'shopUrl' : 'contentUrl');
  const ownToken = api === 'content' ? inject('contentToken') || undefined : undefined;

  async function send(
    query: string,
    variables: GraphqlVariables = {},
    options: GraphqlCallOptions = {},
  ): Promise<GraphqlResult> {
    const token = options.token ?? ownToken;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': options.language ?? 'de',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  return {
    contract,
    send,

    /** Sends an operation and returns its status and body, whether it succeeded or not. */
    call(
      operation: string,
      variables: GraphqlVariables = {},
      options: GraphqlCallOptions = {},
    ): Promise<GraphqlResult> {
      return send(contract.text(operation), variables, options);
    },

    /** Returns the data of an operation that must succeed. Its shape is checked against the schema field by field. */
    async expectData<Data>(
      operation: string,
      variables: GraphqlVariables = {},
      options: GraphqlCallOptions = {},
    ): Promise<Data> {
      const { status, body } = await send(contract.text(operation), variables, options);
      expect({ operation, errors: body.errors ?? null, status }).toEqual({
        operation,
        errors: null,
        status: 200,
      });
      expectShape(contract, operation, variables, body.data);
      return body.data as Data;
    },

    /** Returns the first error of an operation that must be rejected. */
    async expectError(
      operation: string,
      variables: GraphqlVariables = {},
      options: GraphqlCallOptions = {},
    ): Promise<GraphqlErrorDto> {
      const { body } = await send(contract.text(operation), variables, options);
      const [error] = body.errors ?? [];
      if (!error) throw new Error(`${operation} was not refused.`);
      return error;
    },
  };
}

/**
 * Checks a response against the schema by executing the operation on the response itself: every non-null field must
 * exist, every leaf must have its type, and there must be no field that was not requested.
 */
function expectShape(
  contract: ContractDocuments,
  operation: string,
  variables: GraphqlVariables,
  data: unknown,
): void {
  const again = executeSync({
    schema: contract.schema,
    document: contract.document(operation),
    rootValue: data,
    variableValues: variables,
  });
  expect(
    again.errors?.map(({ message, path }) => `${path?.join('.')}: ${message}`),
  ).toBeUndefined();
  expect(JSON.parse(JSON.stringify(again.data))).toEqual(data);
}
