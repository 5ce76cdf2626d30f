import { type DocumentNode, executeSync, Kind, print } from 'graphql';
import { expect, inject } from 'vitest';
import type { SchemaCoordinate } from '@/domain/shop-features/shop-features';
import { type ContractApi, type ContractDocuments, readContract } from './contract-documents';

export type GraphqlVariables = Readonly<Record<string, unknown>>;

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

/** An operation and its variables as they are sent. */
export type PreparedOperation = { document: DocumentNode; variables: GraphqlVariables };

type ClientOptions = {
  /** Adapts an operation to the service under test. */
  prepare?: (document: DocumentNode, variables: GraphqlVariables) => PreparedOperation;
  /** True for errors beside data that callers have to accept. */
  acceptsError?: (error: GraphqlErrorDto) => boolean;
};

/** Creates a client that calls one service with the operations in graphql/. */
export function createClient(
  api: ContractApi,
  {
    prepare = (document, variables) => ({ document, variables }),
    acceptsError = () => false,
  }: ClientOptions = {},
) {
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

  async function call(
    operation: string,
    variables: GraphqlVariables = {},
    options: GraphqlCallOptions = {},
  ): Promise<GraphqlResult> {
    const prepared = prepare(contract.document(operation), variables);
    return send(print(prepared.document), prepared.variables, options);
  }

  return {
    contract,
    send,

    /** Sends an operation and returns its status and body, whether it succeeded or not. */
    call,

    /** Returns the data of an operation that must succeed. Its shape is checked against the schema field by field. */
    async expectData<Data>(
      operation: string,
      variables: GraphqlVariables = {},
      options: GraphqlCallOptions = {},
    ): Promise<Data> {
      const { status, body } = await call(operation, variables, options);
      const errors = body.errors?.filter((error) => !acceptsError(error)) ?? [];
      expect({ operation, errors, status }).toEqual({ operation, errors: [], status: 200 });
      const { document } = prepare(contract.document(operation), variables);
      expectShape(contract, document, operation, variables, body.data);
      return body.data as Data;
    },

    /** Returns the first error of an operation that must be rejected. */
    async expectError(
      operation: string,
      variables: GraphqlVariables = {},
      options: GraphqlCallOptions = {},
    ): Promise<GraphqlErrorDto> {
      const { body } = await call(operation, variables, options);
      const [error] = body.errors ?? [];
      if (!error) throw new Error(`${operation} was not refused.`);
      return error;
    },
  };
}

/** Returns a value that the response must contain. Throws with the field's coordinate if it is null or absent. */
export function expectPresent<Value>(
  value: Value | null | undefined,
  coordinate: SchemaCoordinate,
): Value {
  if (value === null || value === undefined) throw new Error(`The response has no ${coordinate}.`);
  return value;
}

/**
 * Checks a response against the schema by executing the operation on the response itself: every non-null field must
 * exist, every leaf must have its type, and there must be no field that was not requested.
 */
function expectShape(
  contract: ContractDocuments,
  sent: DocumentNode,
  operation: string,
  variables: GraphqlVariables,
  data: unknown,
): void {
  const again = executeSync({
    schema: contract.schema,
    document: withOwnVariables(sent, contract.document(operation)),
    rootValue: data,
    variableValues: variables,
  });
  expect(
    again.errors?.map(({ message, path }) => `${path?.join('.')}: ${message}`),
  ).toBeUndefined();
  expect(JSON.parse(JSON.stringify(again.data))).toEqual(data);
}

/** Returns the sent document with the variables of the contract, whose input types may have other names in a shop. */
function withOwnVariables(sent: DocumentNode, own: DocumentNode): DocumentNode {
  const operation = own.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return sent;
  const { variableDefinitions = [] } = operation;
  return {
    ...sent,
    definitions: sent.definitions.map((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? { ...one, variableDefinitions } : one,
    ),
  };
}
