import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  formatConfigurationCode,
  normalizeConfigurationCode,
} from '@/domain/configurator/configuration-code';
import {
  createAnonymousShopper,
  createGuestShopper,
  homeAddress,
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
/** Ludwig in graphite, the Moabit rack and the everyday pedals. */
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

interface Wish {
  amount?: number;
  note?: { comment?: string; date?: string };
  shownTotal?: number;
}

const add = (
  code: string,
  { amount = 1, note, shownTotal }: Wish = {},
  who = shopper,
  to = basketId,
) =>
  who.ask(
    `mutation($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float) {
      basketAddConfiguration(basketId: $basketId, code: $code, amount: $amount, persParam: $persParam, shownTotal: $shownTotal) { ...BasketFields }
    }`,
    {
      ...{ basketId: to, code, amount, shownTotal },
      persParam: note && [JSON.stringify({ uuid: '', comment: '', date: '', ...note })],
    },
  );

type Item = { id: string; amount: number; persParam: string; product: { id: string } };

const items = async (who = shopper, id = basketId): Promise<Item[]> =>
  (await who.read(id)).data.basket.items;
const lines = async (who = shopper, id = basketId) =>
  (await items(who, id)).map(({ amount, product }) => `${amount} ${product.id}`);
const refusal = async (code: string, wish?: Wish) => {
  const { errors } = await add(code, wish);
  expect(await lines()).toEqual([]);
  return errors?.[0]?.message;
};

describe('a configured bicycle', () => {
  it('comes as lines that belong together, and only the bicycle bears the note', async () => {
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

  it('is one more of the same with the same note, and stands beside it with another', async () => {
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

  it('leaves a bell that stands alone where it is', async () => {
    await shopper.add(basketId, bell);
    await add(codeOf(bike, bell));
    expect(await lines()).toEqual([`1 ${bell}`, `1 ${bike}`, `1 ${bell}`]);
    const last = (await items()).at(-1);
    await shopper.remove(basketId, last?.id ?? '');
    expect(await lines()).toEqual([`1 ${bell}`]);
  });

  it.each(['the bicycle', 'a part'])('is changed as one by %s', async (named) => {
    await add(codeOf(bike, rack, pedals), { amount: 3 });
    const line = (await items()).find(
      ({ product }) => (product.id === bike) === (named === 'the bicycle'),
    );
    await shopper.remove(basketId, line?.id ?? '', 2);
    expect((await items()).map(({ amount }) => amount)).toEqual([1, 1, 1]);
    await shopper.remove(basketId, line?.id ?? '');
    expect(await items()).toEqual([]);
  });

  it('is added as often as all of it is there, and says what is not', async () => {
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

describe('what is refused leaves the basket as it was', () => {
  it.each([
    ['no code', () => 'LAUTLOS10', 'Configuration code is not valid'],
    [
      'a mistyped one',
      () => `${codeOf(bike, rack).slice(0, -1)}!`,
      'Configuration code is not valid',
    ],
    ['a novel', () => 'K'.repeat(100_000), 'Configuration code is not valid'],
    [
      'another maker’s bicycle',
      () => codeOf('XX9.25.H.M.GR'),
      'Configuration names an unknown bike: XX9.25.H.M.GR',
    ],
    [
      'a part nobody knows',
      () => codeOf(bike, 'unknown'),
      'Configuration names an unknown part: 1023',
    ],
    [
      'a rack for a bicycle that has one',
      () => codeOf('FR11.25.H.M.GR', rack),
      `Product with id ${rack} does not fit FR11.25.H.M.GR`,
    ],
    [
      'two in one place',
      () => codeOf(bike, rack, 'ZB.MOA.25.SI'),
      `Product with id ZB.MOA.25.SI can not be mounted beside ${rack}`,
    ],
    [
      'a child seat clamped to a mixte',
      () => codeOf('LO11.25.T.M.TG', seat),
      `Product with id ${seat} does not fit LO11.25.T.M.TG`,
    ],
    [
      'a child seat on the mixte of a model whose diamond may have one',
      () => codeOf('VI.25.T.M.TG', seat),
      `Product with id ${seat} does not fit VI.25.T.M.TG`,
    ],
    [
      'a child seat on a frame with a battery',
      () => codeOf('AR.25.H.M.TS', seat),
      `Product with id ${seat} does not fit AR.25.H.M.TS`,
    ],
    [
      'a child seat beside a rack',
      () => codeOf(bike, rack, seat),
      `Product with id ${seat} can not be mounted beside ${rack}`,
    ],
  ])('%s', async (_name, code, message) => {
    expect(await refusal(code())).toBe(message);
  });

  it('another price than was shown', async () => {
    const code = codeOf(bike, rack, pedals);
    expect(await refusal(code, { shownTotal: totalEuros - 1 })).toBe(
      `The price of the configuration has changed: ${totalEuros}.00 (${bike} 2795.00, ${pedals} 69.00, ${rack} 119.00)`,
    );
    expect((await add(code, { shownTotal: totalEuros })).errors).toBeUndefined();
  });

  it('an order of a basket from before a part was refused', async () => {
    const customer = await createGuestShopper(shop);
    const id = await customer.basket();
    await add(codeOf(bike, seat), {}, customer, id);
    await customer.setInvoiceAddress(homeAddress);
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

  it('what is not sold any more', async () => {
    const set = (active: number) =>
      shop.db.updateTable('product').set({ active }).where('id', '=', rack).execute();
    await set(0);
    expect(await refusal(codeOf(bike, rack))).toBe(`Product with id ${rack} is not available`);
    await set(1);
  });

  it.each([0, -1, 1.5, 100])('the amount %s', async (amount) => {
    expect(await refusal(codeOf(bike, rack), { amount })).toBe(
      'The amount must be a whole number from 1 to 99',
    );
  });

  it('another’s basket', async () => {
    const stranger = await createAnonymousShopper(shop);
    const { errors } = await add(codeOf(bike, rack), {}, stranger);
    expect(errors?.[0]?.message).toMatch(/^You are not allowed to access this basket/);
    expect(await items()).toEqual([]);
  });

  it('a line that claims to belong to a configuration', async () => {
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

describe('a note on it', () => {
  it('changes without leaving the group, and is the bicycle’s alone', async () => {
    await add(codeOf(bike, rack));
    const [head, part] = await items();
    expect((await describeItem(head?.id ?? '', '', 'Sattel tiefer')).errors).toBeUndefined();
    const [changed] = await items();
    expect(JSON.parse(changed?.persParam ?? '')).toEqual({
      ...JSON.parse(head?.persParam ?? ''),
      comment: 'Sattel tiefer',
    });
    const refused = await describeItem(part?.id ?? '', '', 'Sattel tiefer');
    expect(refused.errors?.[0]?.message).toBe('Only the bike of a configuration bears a note');
  });
});

describe('it goes on as one', () => {
  it('to the basket of who signs in', async () => {
    const customer = await createGuestShopper(shop);
    await add(codeOf(bike, rack), { amount: 2, note: { comment: 'Lenker höher' } });
    const { data } = await customer.ask(
      `mutation($from: BasketTakeAlongInput) { basketTakeAlong(from: $from) { basketId leftOut } }`,
      { from: { basketId, token: shopper.token } },
    );
    const { basketId: taken, leftOut } = data.basketTakeAlong;
    expect(leftOut).toEqual([]);
    expect(await lines(customer, taken)).toEqual([`2 ${bike}`, `2 ${rack}`]);
    const notes = (await items(customer, taken)).map(({ persParam }) => JSON.parse(persParam));
    expect(notes[0].comment).toBe('Lenker höher');
    expect(notes[1].uuid).toBe(notes[0].uuid);
  });

  it('to who is shown the basket, without the note', async () => {
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

  it('into one shipment, as late as its latest part, and into the order', async () => {
    const customer = await createGuestShopper(shop);
    const id = await customer.basket();
    await add(codeOf(bike, seat), {}, customer, id);
    await customer.add(id, bell);
    const { data } = await customer.ask(
      `query($id: ID!) { basket(basketId: $id) { parting { options { wish shipments { items { amount } } } } } }`,
      { id },
    );
    const [, asReady] = data.basket.parting.options;
    // The bicycle lies here and waits for the seat's mount; the bell does not.
    expect(asReady.shipments.map((one: { items: unknown[] }) => one.items.length)).toEqual([1, 2]);
    await customer.setInvoiceAddress(homeAddress);
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

it('says what can be mounted to a model', async () => {
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
