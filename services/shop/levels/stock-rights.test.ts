import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createAnonymousShopper, Shopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { stockHiddenFields } from './hidden-fields';

let shop: TestShop;
/** A caller without a token, and one with an anonymous token. */
let strangers: Shopper[];
let customer: Shopper;

beforeAll(async () => {
  shop = await openTestShop({ level: 'stock' });
  strangers = [new Shopper(shop, undefined), await createAnonymousShopper(shop)];
  customer = await signInShopper(shop, 'anna@lautlos.example');
});

afterAll(() => shop.close());

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const introspection = `{ __schema {
  queryType { fields { name } } mutationType { fields { name } } types { name }
} }`;
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
const addressInputs = ['DeliveryAddressInput', 'InvoiceAddressInput'];

describe('baskets', () => {
  it.each([
    '{ basket(basketId: "x") { id } }',
    'mutation { basketCreate(basket: { title: "x" }) { id } }',
    'mutation { basketAddItem(basketId: "x", productId: "klingel-probe", amount: 1) { id } }',
    'mutation { basketRemoveItem(basketId: "x", basketItemId: "y", amount: 1) { id } }',
    'mutation { basketAddVoucher(basketId: "x", voucherNumber: "y") { id } }',
    'mutation { basketRemoveVoucher(basketId: "x", voucherId: "y") { id } }',
    'mutation { placeOrder(basketId: "x", confirmTermsAndConditions: true) { id } }',
  ])('are refused to strangers: %s', async (operation) => {
    for (const stranger of strangers)
      expect(messages(await stranger.ask(operation))).toEqual([
        'You do not have sufficient rights to access this field',
      ]);
  });
});

describe('hidden fields', () => {
  it('are not shown to strangers by introspection', async () => {
    for (const stranger of strangers) {
      const { queryType, mutationType, types } = (await stranger.ask(introspection)).data.__schema;
      expect(namesOf(queryType.fields)).toEqual(expect.arrayContaining(['basket', 'product']));
      for (const name of stockHiddenFields.Query)
        expect(namesOf(queryType.fields)).not.toContain(name);
      for (const name of stockHiddenFields.Mutation)
        expect(namesOf(mutationType.fields)).not.toContain(name);
      for (const name of addressInputs) expect(namesOf(types)).not.toContain(name);
      expect(namesOf(types)).toEqual(expect.arrayContaining(['Customer', 'Order', 'BasketInput']));
    }
  });

  it('are shown to customers', async () => {
    const { queryType, mutationType, types } = (await customer.ask(introspection)).data.__schema;
    expect(namesOf(queryType.fields)).toEqual(expect.arrayContaining([...stockHiddenFields.Query]));
    expect(namesOf(mutationType.fields)).toEqual(
      expect.arrayContaining([...stockHiddenFields.Mutation]),
    );
    expect(namesOf(types)).toEqual(expect.arrayContaining(addressInputs));
  });

  it.each([
    ['Query', 'customer', '{ customer { id } }'],
    ['Query', 'basketDeliveryMethods', '{ basketDeliveryMethods(basketId: "x") { id } }'],
    ['Query', 'basketPayments', '{ basketPayments(basketId: "x") { id } }'],
    ['Mutation', 'basketRemove', 'mutation { basketRemove(basketId: "x") }'],
    ['Mutation', 'basketMakePublic', 'mutation { basketMakePublic(basketId: "x") { id } }'],
    ['Mutation', 'customerDelete', 'mutation { customerDelete }'],
    ['Mutation', 'tokenDelete', 'mutation { tokenDelete(tokenId: "x") }'],
    [
      'Mutation',
      'customerDeliveryAddressAdd',
      'mutation($a: DeliveryAddressInput!) { customerDeliveryAddressAdd(deliveryAddress: $a) { id } }',
    ],
  ])('are unknown to strangers: %s.%s', async (type, field, operation) => {
    const message = `Cannot query field "${field}" on type "${type}".`;
    for (const stranger of strangers)
      expect(await stranger.ask(operation)).toEqual({
        errors: [{ message, debugMessage: message, locations: [expect.anything()] }],
      });
  });
});

describe('groups', () => {
  it('do not exist: a dealer is a consumer with gross prices', async () => {
    const id = await createProductFixture(shop);
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const query = 'query($id: ID!) { product(productId: $id) { price { price nettoPriceMode } } }';
    expect((await dealer.ask(query, { id })).data).toEqual({
      product: { price: { price: 2000, nettoPriceMode: false } },
    });
    expect(messages(await dealer.ask('{ currentUserGroups { id } }'))).toEqual([
      'Cannot query field "currentUserGroups" on type "Query".',
    ]);
  });
});
