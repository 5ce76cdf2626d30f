import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import {
  createAnonymousShopper,
  createGuestShopper,
  signInShopper,
  Shopper,
} from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { buildValidValue, listRootFields, buildFullOperation } from '../testing/graphql-operations';
import { getShopSchema } from './schema';

const presale = { model: 'bike-emil-presale', sku: 'EM9.26.H.S.GR', category: 'dealer-presale' };
const unknown = { model: 'bike-nobody-makes', sku: 'EM9.27.H.S.GR', category: 'nothing-at-all' };
type Named = typeof presale;

/** Text that only a response about the presale models can contain: name, price, article number. */
const secret = /Emil(ia)? 26|\b4895\b|489500|EM9\.26|EA9\.26|presale/i;

/** Returns the variables of a call for a product with these names. The caller's basket contains a presale article. */
type Call = (names: Named, basketId: string) => Record<string, unknown>;
const noProduct = 'carries no product';
const ofBasket: Call = (_, basketId) => ({ basketId });

/**
 * Every root field of the schema, with the variables of a call to it, or `noProduct`. The tests make these calls to
 * check that no response reveals the presale to outsiders.
 */
const doors: Record<string, Call | typeof noProduct> = {
  'Query.token': noProduct,
  'Query.basket': ofBasket,
  'Query.publicBasket': ofBasket,
  'Query.customer': () => ({}),
  'Query.basketDeliveryMethods': ofBasket,
  'Query.basketPayments': ofBasket,
  'Query.product': ({ sku }) => ({ productId: sku }),
  'Query.products': ({ category }) => ({
    filter: { category: { equals: category } },
    pagination: { limit: 500 },
    sort: { price: 'DESC' },
  }),
  'Query.purchasePrices': () => ({}),
  'Query.categories': () => ({ filter: { title: { contains: 'orverkauf' } } }),
  'Query.countries': noProduct,
  'Query.terms': noProduct,
  'Query.currentUserGroups': noProduct,
  'Mutation.tokenDelete': noProduct,
  'Mutation.basketCreate': noProduct,
  'Mutation.basketAddItem': ({ sku }, basketId) => ({ basketId, productId: sku, amount: 1 }),
  'Mutation.basketAddItems': ({ sku, model }, basketId) => ({
    basketId,
    items: [
      { productId: sku, amount: 1 },
      { productId: model, amount: 1 },
    ],
  }),
  'Mutation.basketTakeAlong': (_, basketId) => ({ from: { basketId, token: 'own' } }),
  'Mutation.basketAddConfiguration': ({ sku }, basketId) => ({
    ...{ basketId, code: formatConfigurationCode({ sku, parts: [46] }), amount: 1 },
  }),
  'Mutation.basketRemoveItem': (_, basketId) => ({ basketId, basketItemId: 'line', amount: 1 }),
  'Mutation.basketDescribeItem': (_, basketId) => ({
    ...{ basketId, basketItemId: 'line', persParam: ['{"uuid":"1"}'] },
  }),
  'Mutation.basketAddVoucher': (_, basketId) => ({ basketId, voucherNumber: 'LEISE10' }),
  'Mutation.basketRemoveVoucher': (_, basketId) => ({ basketId, voucherId: 'none' }),
  'Mutation.basketSetDeliveryAddress': ofBasket,
  'Mutation.basketSetDeliveryMethod': (_, basketId) => ({
    ...{ basketId, deliveryMethodId: 'standard' },
  }),
  'Mutation.basketSetPayment': (_, basketId) => ({ basketId, paymentId: 'oxidpaypal' }),
  'Mutation.basketSetDeliveryWish': (_, basketId) => ({ basketId, deliveryWish: 'TOGETHER' }),
  'Mutation.basketRemove': noProduct,
  'Mutation.basketMakePublic': ofBasket,
  'Mutation.basketMakePrivate': ofBasket,
  'Mutation.placeOrder': (_, basketId) => ({ basketId, confirmTermsAndConditions: true }),
  'Mutation.customerRegister': noProduct,
  'Mutation.customerDelete': noProduct,
  'Mutation.noticeListChange': ({ sku }) => ({
    ...{ key: crypto.randomUUID(), add: [sku], remove: [] },
  }),
  'Mutation.customerBirthdateUpdate': noProduct,
  'Mutation.customerInvoiceAddressSet': noProduct,
  'Mutation.customerInvoiceAddressBlank': noProduct,
  'Mutation.customerDeliveryAddressAdd': noProduct,
  'Mutation.customerDeliveryAddressDelete': noProduct,
};

const fields = listRootFields(getShopSchema());
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ demoDir: 'demo' });
}, 60_000);

afterAll(() => shop.close());

const outsiders: [string, () => Promise<Shopper>][] = [
  ['a caller without a token', async () => new Shopper(shop, undefined)],
  ['an anonymous visitor', () => createAnonymousShopper(shop)],
  ['a guest', () => createGuestShopper(shop)],
  ['a consumer', () => signInShopper(shop, 'anna@lautlos.example')],
];

let baskets = 0;

/** Creates a basket with an article that became a presale article after it was added. */
async function basketOf(person: Shopper): Promise<string> {
  baskets += 1;
  if (person.token === undefined) return 'none';
  await shop.db.deleteFrom('basket').execute();
  const id = await person.basket(`doors-${baskets}`);
  await person.add(id, 'LU11.25.H.M.TG');
  await shop.db
    .updateTable('basket_item')
    .set({ product_id: presale.sku })
    .where('basket_id', '=', id)
    .execute();
  return id;
}

const shoppers = new Map<string, Promise<Shopper>>();

/** Returns the same caller for every request of a kind, because repeated sign-ins are rate limited. */
function personOf(kind: string, enter: () => Promise<Shopper>): Promise<Shopper> {
  const person = shoppers.get(kind) ?? enter();
  shoppers.set(kind, person);
  return person;
}

const call = (person: Shopper, name: string, variables: Record<string, unknown>) => {
  const field = fields.find((one) => one.name === name);
  // A list of complete products would exceed the query's cost limit.
  const depth = name === 'Query.products' ? 2 : 3;
  return field
    ? person.ask(buildFullOperation(field, depth), variables)
    : Promise.reject(new Error(name));
};

it('the presale product exists and is visible to b2b customers', async () => {
  const dealer = await signInShopper(shop, 'laden@lautlos.example');
  const { data } = await call(dealer, 'Query.product', { productId: presale.sku });
  expect(JSON.stringify(data)).toMatch(secret);
  const listed = await call(dealer, 'Query.products', {
    filter: { category: { equals: presale.category } },
  });
  expect(JSON.stringify(listed.data)).toContain('Emil 26');
});

it('the list contains every operation of the schema', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(doors).sort());
});

it('operations without products are identified by their type', () => {
  const bearing = fields.filter(({ field, name }) => {
    const output = `${buildFullOperation({ kind: 'query', name, field }, 6)} ${JSON.stringify(field.args.map(({ type }) => buildValidValue(type)))}`;
    return doors[name] === noProduct && /\b(product|sku|variants|items|productId)\b/i.test(output);
  });
  // The baskets and customers returned by these operations are empty or belong to the caller, and are covered by the
  // calls above.
  expect(bearing.map(({ name }) => name).sort()).toEqual([
    'Mutation.basketCreate',
    'Mutation.customerBirthdateUpdate',
    'Mutation.customerRegister',
  ]);
});

describe.each(outsiders)('%s', (kind, enter) => {
  it.each(
    Object.entries(doors).flatMap(([name, door]) =>
      door === noProduct ? [] : [[name, door] as const],
    ),
  )('hides the presale from %s', async (name, variablesOf) => {
    const sendRequest = async (names: Named) => {
      const person = await personOf(kind, enter);
      const basketId = await basketOf(person);
      const variables = variablesOf(names, basketId);
      if (name === 'Mutation.basketTakeAlong')
        variables.from = { basketId, token: person.token ?? 'none' };
      const answer = await call(person, name, variables);
      const text = JSON.stringify(answer)
        .replaceAll(basketId, 'basket')
        .replaceAll(names.sku, 'sku')
        .replaceAll(names.model, 'model')
        .replaceAll(names.category, 'category');
      // The response may name an article that the caller added to the basket, if the article cannot be ordered.
      return name === 'Mutation.placeOrder' ? text.replaceAll(presale.sku, 'sku') : text;
    };
    const answers = [await sendRequest(presale), await sendRequest(unknown)];
    for (const answer of answers) expect(answer).not.toMatch(secret);
    for (const answer of answers) expect(answer).not.toMatch(/Max query|Variable|Unknown|Syntax/);
    // The response must not reveal that the article exists: it equals the response for an unknown article.
    if (requestsProduct(variablesOf)) expect(answers[0]).toBe(answers[1]);
  });
});

/** Returns true if the variables of the call name an article. Compares them for two articles with the same basket. */
function requestsProduct(variablesOf: Call): boolean {
  const output = (names: Named) => JSON.stringify(variablesOf(names, 'basket'));
  return output(presale) !== output(unknown);
}
