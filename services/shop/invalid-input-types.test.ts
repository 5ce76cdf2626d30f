import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Logger } from '../platform/logger';
import { type Shopper, signInShopper } from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import {
  listRootFields,
  buildFullOperation,
  generateInvalidVariables,
} from '../testing/graphql-operations';
import { getShopSchema } from './schema';

let shop: TestShop;
let shoppers: Shopper[];
const logged: string[] = [];

beforeAll(async () => {
  const note = (message: string, fields?: object) =>
    void logged.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { info: () => undefined, warn: note, error: note };
  shop = await openTestShop({ logger });
  shoppers = [
    await signInShopper(shop, 'anna@lautlos.example'),
    await signInShopper(shop, 'laden@lautlos.example'),
  ];
}, 60_000);

afterAll(() => shop.close());

/** Mutations that would end the session of the other calls. Their argument types are covered by the other mutations. */
const isEnd = /^Mutation\.(customerDelete|tokenDelete)$/;
const fields = listRootFields(getShopSchema()).filter(({ name }) => !isEnd.test(name));

describe('values of the wrong type', () => {
  it.each(fields.map((one) => [one.name, one] as const))(
    'rejects %s without an internal error',
    async (_, one) => {
      for (const person of shoppers)
        for (const variables of generateInvalidVariables(one.field)) {
          const answer = await person.ask(buildFullOperation(one, 2), variables);
          const messagesText = (answer.errors ?? []).map(({ message }) => message).join();
          expect([variables, messagesText]).toEqual([
            variables,
            messagesText.replace(/Internal/gi, '!'),
          ]);
        }
      expect(logged).toEqual([]);
    },
  );

  it.each([[20_000_101], [true], [{ day: 1 }], [['2000-01-01']], [null]])(
    'rejects the birthdate %j with a message',
    async (birthdate) => {
      const operation =
        'mutation($birthdate: DateTime!) { customerBirthdateUpdate(birthdate: $birthdate) { birthdate } }';
      const { data, errors } = (await shoppers[0]?.ask(operation, { birthdate })) ?? {};
      expect([data, errors?.[0]?.message]).toEqual([
        undefined,
        expect.stringMatching(/^Variable "\$birthdate" /),
      ]);
    },
  );

  it.each(['20000101', 'true', '{ day: 1 }', 'ENUM'])(
    'rejects the birthdate %s as an inline value',
    async (literal) => {
      const operation = `mutation { customerBirthdateUpdate(birthdate: ${literal}) { birthdate } }`;
      const { errors } = (await shoppers[0]?.ask(operation)) ?? {};
      expect(errors?.[0]?.message).toMatch(/DateTime/);
    },
  );
});
