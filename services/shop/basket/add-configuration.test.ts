import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  formatConfigurationCode,
  normalizeConfigurationCode,
} from '@/domain/configurator/configuration-code';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
  type Shopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: Shopper;
let basketId: string;

const bike = 'LU11.25.H.M.GR';
const rack = 'ZB.MOA.25.SW';
const pedals = 'ZB.ALL.98.SI';
const seat = 'ZB.KOL.16.SW';
const bell = 'ZB.KRE.42.MS';
/** Ludwig in graphite with the Moabit rack and the everyday pedals. */
const totalEuros = 2_795 + 119 + 69;

let numbers: Map<string, number>;

beforeAll(async () => {
  shop = await openTestShop({ demoDir: 'demo' });
  const rows = await shop.db.selectFrom('mount').selectAll().execute();
  numbers = new Map(rows.map((row) => [row.product_id, row.number]));
});

beforeEach(async () => {
  shopper = await createAnonymousShopper(shop);
  basketId = await shopper.basket();
});

afterAll(() => shop.close());

const codeOf = (sku: string, ...parts: string[]): string =>
  formatConfigurationCode({ sku, parts: parts.map((part) => numbers.get(part) ?? 1023) }) ?? '';

interface Input {
  amount?: number;
  note?: { comment?: string; date?: string };
  shownTotal?: number;
}

const add = (
  code: string,
  { amount = 1, note, shownTotal }: Input = {},
  caller = shopper,
  to = basketId,
) =>
  caller.ask(
    `mutation($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float) {
      basketAddConfiguration(basketId: $basketId, code: $code, amount: $amount, persParam: $persParam, shownTotal: $shownTotal) { ...BasketFields }
    }`,
    {
      ...{ basketId: to, code, amount, shownTotal },
      persParam: note && [JSON.stringify({ uuid: '', comment: '', date: '', ...note })],
    },
  );

type Item = { id: string; amount: number; persParam: string; product: { id: string } };

const items = async (caller = shopper, id = basketId): Promise<Item[]> =>
  (await caller.read(id)).data.basket.items;
const lines = async (caller = shopper, id = basketId) =>
  (await items(caller, id)).map(({ amount, product }) => `${amount} ${product.id}`);
const findRejection = async (code: string, input?: Input) => {
  const { errors } = await add(code, input);
  expect(await lines()).toEqual([]);
  return errors?.[0]?.message;
};

describe('configured bicycle', () => {
  it('is added as linked lines with the note on the bicycle only', async () => {
    const code = codeOf(bike, rack, pedals);
    const { data, errors } = await add(code, { note: { comment: 'Lenker höher' } });
    expect(errors).toBeUndefined();
    expect(await lines()).toEqual([`1 ${bike}`, `1 ${pedals}`, `1 ${rack}`].toSorted());
    const uuid = `cfg-${normalizeConfigurationCode(code)}-1`;
    const notes = (await items()).map(({ product, persParam }) => [
      product.id === bike,
      JSON.parse(persParam),
    ]);
    expect(notes).toContainEqual([true, { uuid, comment: 'Lenker höher', date: '' }]);
    expect(notes.filter(([isBike]) => !isBike)).toEqual([
      [false, { uuid, comment: '', date: '' }],
      [false, { uuid, comment: '', date: '' }],
    ]);
    expect(data.basketAddConfiguration.cost.total).toBe(totalEuros);
  });

  it('increases the quantity for the same note and adds new lines for another', async () => {
    const code = codeOf(bike, rack);
    await add(code);
    await add(code);
    expect(await lines()).toEqual([`2 ${bike}`, `2 ${rack}`]);
    await add(code, { note: { comment: 'Lenker höher' } });
    const uuids = new Set((await items()).map(({ persParam }) => JSON.parse(persParam).uuid));
    expect(uuids).toEqual(
      new Set([1, 2].map((count) => `cfg-${normalizeConfigurationCode(code)}-${count}`)),
    );
  });

  it('leaves a separate bell unchanged', async () => {
    await shopper.add(basketId, bell);
    await add(codeOf(bike, bell));
    expect(await lines()).toEqual([`1 ${bell}`, `1 ${bike}`, `1 ${bell}`]);
    const last = (await items()).at(-1);
    await shopper.remove(basketId, last?.id ?? '');
    expect(await lines()).toEqual([`1 ${bell}`]);
  });

  it.each(['the bicycle', 'a part'])('is changed as a unit by %s', async (named) => {
    await add(codeOf(bike, rack, pedals), { amount: 3 });
    const line = (await items()).find(
      ({ product }) => (product.id === bike) === (named === 'the bicycle'),
    );
    await shopper.remove(basketId, line?.id ?? '', 2);
    expect((await items()).map(({ amount }) => amount)).toEqual([1, 1, 1]);
    await shopper.remove(basketId, line?.id ?? '');
    expect(await items()).toEqual([]);
  });

  it('is added up to the available quantity and reports the missing parts', async () => {
    const { errors } = await add(codeOf(bike, rack), { amount: 99 });
    expect(errors?.[0]?.message).toMatch(/^Not enough items of product with id \S+ in stock!/);
    const [first, second] = await items();
    expect(first?.amount).toBeGreaterThan(0);
    expect(first?.amount).toBe(second?.amount);
    const again = await add(codeOf(bike, rack));
    expect(again.errors?.[0]?.message).toMatch(/in stock! Available/);
    expect((await items())[0]?.amount).toBe(first?.amount);
  });
});

describe('rejected configuration leaves the basket unchanged', () => {
  it.each([
    ['a voucher number instead of a code', () => 'LAUTLOS10', 'Configuration code is not valid'],
    [
      'a mistyped code',
      () => `${codeOf(bike, rack).slice(0, -1)}!`,
      'Configuration code is not valid',
    ],
    ['a very long text', () => 'K'.repeat(100_000), 'Configuration code is not valid'],
    [
      'an unknown bicycle',
      () => codeOf('XX9.25.H.M.GR'),
      'Configuration names an unknown bike: XX9.25.H.M.GR',
    ],
    ['an unknown part', () => codeOf(bike, 'unknown'), 'Configuration names an unknown part: 1023'],
    [
      'a rack for a bicycle that includes one',
      () => codeOf('FR11.25.H.M.GR', rack),
      `Product with id ${rack} does not fit FR11.25.H.M.GR`,
    ],
    [
      'two parts in the same position',
      () => codeOf(bike, rack, 'ZB.MOA.25.SI'),
      `Product with id ZB.MOA.25.SI can not be mounted beside ${rack}`,
    ],
    [
      'a child seat clamped to a mixte',
      () => codeOf('LO11.25.T.M.TG', seat),
      `Product with id ${seat} does not fit LO11.25.T.M.TG`,
    ],
    [
      'a child seat on a mixte of a model approved for one as a diamond',
      () => codeOf('VI.25.T.M.TG', seat),
      `Product with id ${seat} does not fit VI.25.T.M.TG`,
    ],
    [
      'a child seat on a frame with a battery',
      () => codeOf('AR.25.H.M.TS', seat),
      `Product with id ${seat} does not fit AR.25.H.M.TS`,
    ],
    [
      'a child seat together with a rack',
      () => codeOf(bike, rack, seat),
      `Product with id ${seat} can not be mounted beside ${rack}`,
    ],
  ])('%s', async (_name, code, message) => {
    expect(await findRejection(code())).toBe(message);
  });

  it('rejects a price other than the displayed one', async () => {
    const code = codeOf(bike, rack, pedals);
    expect(await findRejection(code, { shownTotal: totalEuros - 1 })).toBe(
      `The price of the configuration has changed: ${totalEuros}.00 (${bike} 2795.00, ${pedals} 69.00, ${rack} 119.00)`,
    );
    expect((await add(code, { shownTotal: totalEuros })).errors).toBeUndefined();
  });

  it('rejects the order of a basket with a part that is no longer available', async () => {
    const customer = await createGuestShopper(shop);
    const id = await customer.basket();
    await add(codeOf(bike, seat), {}, customer, id);
    await customer.setInvoiceAddress(testHomeAddress);
    await customer.setDelivery(id);
    await customer.setPayment(id);
    const { frames } = await shop.db
      .selectFrom('mount')
      .select('frames')
      .where('product_id', '=', seat)
      .executeTakeFirstOrThrow();
    const allow = (list: string) =>
      shop.db.updateTable('mount').set({ frames: list }).where('product_id', '=', seat).execute();
    await allow('D');
    const { errors } = await customer.order(id);
    expect(errors?.[0]?.message).toBe(`Product with id ${seat} does not fit ${bike}`);
    await allow(frames);
    expect((await customer.order(id)).errors).toBeUndefined();
  });

  it('rejects products that are no longer sold', async () => {
    const set = (active: number) =>
      shop.db.updateTable('product').set({ active }).where('id', '=', rack).execute();
    await set(0);
    expect(await findRejection(codeOf(bike, rack))).toBe(
      `Product with id ${rack} is not available`,
    );
    await set(1);
  });

  it.each([0, -1, 1.5, 100])('rejects the amount %s', async (amount) => {
    expect(await findRejection(codeOf(bike, rack), { amount })).toBe(
      'The amount must be a whole number from 1 to 99',
    );
  });

  it('rejects the basket of another user', async () => {
    const otherShopper = await createAnonymousShopper(shop);
    const { errors } = await add(codeOf(bike, rack), {}, otherShopper);
    expect(errors?.[0]?.message).toMatch(/^You are not allowed to access this basket/);
    expect(await items()).toEqual([]);
  });

  it('rejects a line with a forged configuration group', async () => {
    const uuid = `cfg-${normalizeConfigurationCode(codeOf(bike, rack))}-1`;
    const note = [JSON.stringify({ uuid, comment: '', date: '' })];
    const { errors } = await shopper.add(basketId, bell, 1, note);
    expect(errors?.[0]?.message).toMatch(/^A line of a configuration is added with its bike/);
    await shopper.add(basketId, bell);
    const [line] = await items();
    const described = await describeItem(line?.id ?? '', uuid, '');
    expect(described.errors?.[0]?.message).toMatch(/^A line of a configuration/);
  });
});

const describeItem = (id: string, uuid: string, comment: string) =>
  shopper.ask(
    `mutation($basketId: ID!, $id: ID!, $persParam: [String!]!) {
      basketDescribeItem(basketId: $basketId, basketItemId: $id, persParam: $persParam) { id }
    }`,
    { basketId, id, persParam: [JSON.stringify({ uuid, comment, date: '' })] },
  );

describe('note of a configured bicycle', () => {
  it('changes within the group and applies to the bicycle only', async () => {
    await add(codeOf(bike, rack));
    const [head, part] = await items();
    expect((await describeItem(head?.id ?? '', '', 'Sattel tiefer')).errors).toBeUndefined();
    const [changed] = await items();
    expect(JSON.parse(changed?.persParam ?? '')).toEqual({
      ...JSON.parse(head?.persParam ?? ''),
      comment: 'Sattel tiefer',
    });
    const rejected = await describeItem(part?.id ?? '', '', 'Sattel tiefer');
    expect(rejected.errors?.[0]?.message).toBe('Only the bike of a configuration bears a note');
  });
});

describe('configured bicycle after changes', () => {
  it('stays grouped in the basket of the signed-in customer', async () => {
    const customer = await createGuestShopper(shop);
    await add(codeOf(bike, rack), { amount: 2, note: { comment: 'Lenker höher' } });
    const { data } = await customer.ask(
      `mutation($from: BasketTakeAlongInput) { basketTakeAlong(from: $from) { basketId leftOut } }`,
      { from: { basketId, token: shopper.token } },
    );
    const { basketId: merged, leftOut } = data.basketTakeAlong;
    expect(leftOut).toEqual([]);
    expect(await lines(customer, merged)).toEqual([`2 ${bike}`, `2 ${rack}`]);
    const notes = (await items(customer, merged)).map(({ persParam }) => JSON.parse(persParam));
    expect(notes[0].comment).toBe('Lenker höher');
    expect(notes[1].uuid).toBe(notes[0].uuid);
  });

  it('stays grouped in a shared basket, without the note', async () => {
    const customer = await createGuestShopper(shop);
    const shared = await customer.basket('zum Zeigen');
    const code = codeOf(bike, rack);
    await add(code, { note: { comment: 'Lenker höher' } }, customer, shared);
    await customer.ask('mutation($id: ID!) { basketMakePublic(basketId: $id) { id } }', {
      id: shared,
    });
    const { data } = await shopper.ask(
      'query($id: ID!) { publicBasket(basketId: $id) { items { persParam } } }',
      { id: shared },
    );
    const note = JSON.stringify({
      uuid: `cfg-${normalizeConfigurationCode(code)}-1`,
      comment: '',
      date: '',
    });
    expect(data.publicBasket.items).toEqual([{ persParam: note }, { persParam: note }]);
  });

  it('is planned as one shipment with the date of its latest part, and is ordered', async () => {
    const customer = await createGuestShopper(shop);
    const id = await customer.basket();
    await add(codeOf(bike, seat), {}, customer, id);
    await customer.add(id, bell);
    const { data } = await customer.ask(
      `query($id: ID!) { basket(basketId: $id) { parting { options { wish shipments { items { amount } } } } } }`,
      { id },
    );
    const [, asReady] = data.basket.parting.options;
    // The bike is in stock but waits for the child seat's mount. The bell does not.
    expect(asReady.shipments.map((one: { items: unknown[] }) => one.items.length)).toEqual([1, 2]);
    await customer.setInvoiceAddress(testHomeAddress);
    await customer.setDelivery(id);
    await customer.setPayment(id);
    const order = (await customer.order(id)).data.placeOrder;
    const uuids = order.items.map(
      ({ persParam }: { persParam: string }) => persParam && JSON.parse(persParam).uuid,
    );
    expect(uuids).toEqual([uuids[0], uuids[0], '']);
    expect(uuids[0]).toMatch(/^cfg-/);
  });
});

it('lists the compatible parts of a model', async () => {
  const { data } = await shopper.ask(
    `{ product(productId: "bike-ludwig") { accessories { id variants { id mount { number place addsGrams frames excludes } } } } }`,
  );
  const found = data.product.accessories;
  const mountOf = (parent: string) =>
    found.find(({ id }: { id: string }) => id === parent)?.variants[0].mount;
  expect(mountOf('acc-kindersitzhalter-kollwitz')).toEqual({
    ...{ number: numbers.get(seat), place: 'child-seat', addsGrams: 640 },
    ...{ frames: ['H'], excludes: ['rear-rack'] },
  });
  expect(mountOf('acc-zweibeinstaender-weissensee')).toBeUndefined();
});
