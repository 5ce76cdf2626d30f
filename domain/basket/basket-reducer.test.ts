import { describe, expect, it } from 'vitest';
import type { Basket, BasketLine } from './basket';
import {
  type BasketState,
  canCheckout,
  initialBasketState,
  isBasketBusy,
  needsBasket,
  findNextMutation,
  listPendingAdditions,
  getDisplayedQuantity,
  computeDisplayedQuantity,
} from './basket-state';
import {
  createAddVoucherCommand,
  createAddCommand,
  type BasketCommand,
  createNoteCommands,
  getBasketLineKey,
  buildLineKey,
  createRemoveVoucherCommand,
  createSetCommand,
} from './basket-commands';
import { type BasketEvent, reduceBasket } from './basket-reducer';
import { emptyPersParam } from './pers-param';
import { createTestBasket, createTestLine } from './basket-fixtures';

const add = (productId: string, amount = 1) =>
  createAddCommand({ productId, amount, title: productId, persParam: emptyPersParam });
const keyOf = (productId: string) => buildLineKey(productId, emptyPersParam);

const run = (state: BasketState, ...events: BasketEvent[]) => events.reduce(reduceBasket, state);
const commandEvent = (...wishes: BasketCommand[]): BasketEvent => ({ type: 'wished', wishes });

function withBasket(...lines: BasketLine[]): BasketState {
  return run(initialBasketState, { type: 'loaded', basket: createTestBasket(lines), revision: 0 });
}

/** Sends the next mutation like the store does. Fails the test if there is none. */
function sent(state: BasketState): { state: BasketState; id: number; write: unknown } {
  const next = findNextMutation(state);
  if (!next) throw new Error('There is nothing to send.');
  return { ...next, state: run(state, { type: 'started', id: next.id }) };
}

function answered(state: BasketState, basket: Basket, problem?: string): BasketState {
  const { state: started, id } = sent(state);
  return run(started, { type: 'answered', id, basket, problem });
}

describe('adding', () => {
  it('shows the wish at once, sends it, and settles on the answer', () => {
    const wishing = run(withBasket(), commandEvent(add('bell', 2)));
    expect([
      computeDisplayedQuantity(wishing),
      isBasketBusy(wishing),
      canCheckout(wishing),
    ]).toEqual([2, true, false]);
    expect(listPendingAdditions(wishing).map(({ title }) => title)).toEqual(['bell']);

    const { state, id, write } = sent(wishing);
    expect(write).toEqual({
      kind: 'addItem',
      productId: 'bell',
      amount: 2,
      persParam: emptyPersParam,
    });

    const settled = run(state, {
      type: 'answered',
      id,
      basket: createTestBasket([createTestLine('bell', 2)]),
    });
    expect([
      computeDisplayedQuantity(settled),
      isBasketBusy(settled),
      canCheckout(settled),
    ]).toEqual([2, false, true]);
    expect([settled.commands, listPendingAdditions(settled)]).toEqual([[], []]);
  });

  it('fast clicks before sending become one write', () => {
    const { write } = sent(
      run(
        withBasket(),
        commandEvent(add('bell')),
        commandEvent(add('bell')),
        commandEvent(add('bell')),
      ),
    );
    expect(write).toMatchObject({ amount: 3 });
  });

  it('clicks while a write is in flight are sent after it, once', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(add('bell'))));
    const clicked = run(state, commandEvent(add('bell')), commandEvent(add('bell')));
    expect(findNextMutation(clicked)).toBeNull();
    expect(getDisplayedQuantity(clicked, keyOf('bell'))).toBe(3);

    const answer = run(clicked, {
      type: 'answered',
      id,
      basket: createTestBasket([createTestLine('bell', 1)]),
    });
    expect(getDisplayedQuantity(answer, keyOf('bell'))).toBe(3);
    const second = sent(answer);
    expect(second.write).toMatchObject({ kind: 'addItem', amount: 2 });
    const done = run(second.state, {
      type: 'answered',
      id: second.id,
      basket: createTestBasket([createTestLine('bell', 3)]),
    });
    expect(findNextMutation(done)).toBeNull();
    expect(isBasketBusy(done)).toBe(false);
  });

  it('pieces another tab added are not lost', () => {
    const { state, id } = sent(
      run(withBasket(createTestLine('bell', 1)), commandEvent(add('bell'))),
    );
    const clicked = run(state, commandEvent(add('bell')));
    const answer = run(clicked, {
      type: 'answered',
      id,
      basket: createTestBasket([createTestLine('bell', 5)]),
    });
    expect(sent(answer).write).toMatchObject({ kind: 'addItem', amount: 1 });
  });

  it('products with other comments are other lines', () => {
    const persParam = { uuid: 'u', comment: 'rot', date: '' };
    const state = run(
      withBasket(),
      commandEvent(add('bell')),
      commandEvent({ ...add('bell'), persParam, key: buildLineKey('bell', persParam) }),
    );
    expect(state.commands).toHaveLength(2);
  });

  it('waits for a basket when there is none', () => {
    const state = run(initialBasketState, commandEvent(add('bell')));
    expect([needsBasket(state), findNextMutation(state)]).toEqual([true, null]);
    const created = run(state, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: state.revision,
    });
    expect([needsBasket(created), findNextMutation(created)?.write.kind]).toEqual([
      false,
      'addItem',
    ]);
  });
});

describe('amounts', () => {
  const line = createTestLine('bell', 2);
  const start = withBasket(line, createTestLine('lock', 1));

  it.each([
    [5, { kind: 'addItem', productId: 'bell', amount: 3, persParam: emptyPersParam }],
    [1, { kind: 'removeItem', lineId: 'line-bell', amount: 1 }],
    [0, { kind: 'removeItem', lineId: 'line-bell', amount: 2 }],
    [-3, { kind: 'removeItem', lineId: 'line-bell', amount: 2 }],
  ])('to %i sends the difference', (amount, write) => {
    expect(sent(run(start, commandEvent(createSetCommand(line, amount)))).write).toEqual(write);
  });

  it('the latest amount wins', () => {
    const state = run(
      start,
      ...[3, 7, 4].map((amount) => commandEvent(createSetCommand(line, amount))),
    );
    expect([getDisplayedQuantity(state, getBasketLineKey(line)), sent(state).write]).toMatchObject([
      4,
      { amount: 2 },
    ]);
  });

  it('changed and changed back sends nothing', () => {
    const state = run(
      start,
      commandEvent(createSetCommand(line, 3)),
      commandEvent(createSetCommand(line, 2)),
    );
    expect([findNextMutation(state), isBasketBusy(state)]).toEqual([null, false]);
  });

  it('changed in flight is sent as the difference to the answer', () => {
    const { state, id } = sent(run(start, commandEvent(createSetCommand(line, 4))));
    const changed = run(state, commandEvent(createSetCommand(line, 1)));
    expect(getDisplayedQuantity(changed, getBasketLineKey(line))).toBe(1);
    const answer = run(changed, {
      type: 'answered',
      id,
      basket: createTestBasket([createTestLine('bell', 4)]),
    });
    expect(sent(answer).write).toEqual({ kind: 'removeItem', lineId: 'line-bell', amount: 3 });
  });

  it('changed back in flight sends nothing more', () => {
    const { state, id } = sent(run(start, commandEvent(createSetCommand(line, 4))));
    const changed = run(
      state,
      commandEvent(createSetCommand(line, 3)),
      commandEvent(createSetCommand(line, 4)),
    );
    const answer = run(changed, {
      type: 'answered',
      id,
      basket: createTestBasket([createTestLine('bell', 4)]),
    });
    expect([findNextMutation(answer), isBasketBusy(answer)]).toEqual([null, false]);
  });

  it('adding to a pending quantity increases it', () => {
    const state = run(start, commandEvent(createSetCommand(line, 4)), commandEvent(add('bell')));
    expect(getDisplayedQuantity(state, getBasketLineKey(line))).toBe(5);
  });

  it('removing beats adding', () => {
    const state = run(start, commandEvent(add('bell')), commandEvent(createSetCommand(line, 0)));
    expect(sent(state).write).toEqual({ kind: 'removeItem', lineId: 'line-bell', amount: 2 });
  });

  it('a line whose product is gone can only be removed', () => {
    const gone = createTestLine('old', 1, { product: null });
    const state = withBasket(gone);
    expect(findNextMutation(run(state, commandEvent(createSetCommand(gone, 3))))).toBeNull();
    expect(sent(run(state, commandEvent(createSetCommand(gone, 0)))).write).toEqual({
      kind: 'removeItem',
      lineId: 'line-old',
      amount: 1,
    });
    expect(canCheckout(state)).toBe(false);
  });
});

describe('refusals', () => {
  const line = createTestLine('bell', 2);

  it('roll back and keep the failed command', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(add('lock', 3))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'refused' });
    expect([computeDisplayedQuantity(failed), isBasketBusy(failed), canCheckout(failed)]).toEqual([
      2,
      false,
      true,
    ]);
    expect(failed.failures).toMatchObject([
      { message: 'No.', command: { productId: 'lock', amount: 3 } },
    ]);
    expect(findNextMutation(failed)).toBeNull();

    const retried = run(failed, { type: 'retried', key: keyOf('lock') });
    expect([retried.failures, sent(retried).write]).toMatchObject([
      [],
      { kind: 'addItem', amount: 3 },
    ]);
    expect(run(failed, { type: 'dismissed', key: keyOf('lock') }).failures).toEqual([]);
  });

  it('a refused amount falls back to the settled one', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(createSetCommand(line, 9))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'refused' });
    expect(getDisplayedQuantity(failed, getBasketLineKey(line))).toBe(2);
  });

  it('the next wish is sent after a refusal', () => {
    const { state, id } = sent(
      run(withBasket(line), commandEvent(add('lock')), commandEvent(add('rack'))),
    );
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'refused' });
    expect(sent(failed).write).toMatchObject({ productId: 'rack' });
  });

  it('a wish replaced in flight stands although the replaced one was refused', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(createSetCommand(line, 9))));
    const failed = run(state, commandEvent(createSetCommand(line, 3)), {
      type: 'failed',
      id,
      message: 'No.',
      outcome: 'refused',
    });
    expect([failed.failures, sent(failed).write]).toMatchObject([[], { amount: 1 }]);
  });

  it('a partial answer settles what was done and keeps the rest', () => {
    const state = answered(
      run(withBasket(), commandEvent(add('bell', 5))),
      createTestBasket([createTestLine('bell', 2)]),
      'Available: 2',
    );
    expect(getDisplayedQuantity(state, keyOf('bell'))).toBe(2);
    expect(state.failures).toMatchObject([{ message: 'Available: 2', command: { amount: 3 } }]);
  });

  it('an error beside a complete answer is no refusal of it', () => {
    const state = answered(
      run(withBasket(), commandEvent(add('bell', 5))),
      createTestBasket([createTestLine('bell', 5)]),
      'Another line is sold out.',
    );
    expect([state.failures, isBasketBusy(state)]).toEqual([[], false]);
  });

  it('wishing the same again clears the failure', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(createAddVoucherCommand('NEIN'))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'refused' });
    expect(run(failed, commandEvent(createAddVoucherCommand('LAUTLOS10'))).failures).toEqual([]);
  });
});

describe('lost answers', () => {
  const lose = (state: BasketState) => {
    const { state: started, id } = sent(state);
    return run(started, { type: 'failed', id, message: 'No connection.', outcome: 'unknown' });
  };
  const load = (state: BasketState, basket: Basket) =>
    run(state, { type: 'loaded', basket, revision: state.revision });

  it('nothing is sent until the basket was read', () => {
    const state = lose(run(withBasket(), commandEvent(add('bell'))));
    expect([state.needsReload, findNextMutation(state), isBasketBusy(state)]).toEqual([
      true,
      null,
      true,
    ]);
    expect(computeDisplayedQuantity(state)).toBe(1);
  });

  it('what arrived is not sent again', () => {
    const state = load(
      lose(run(withBasket(createTestLine('bell', 1)), commandEvent(add('bell', 2)))),
      createTestBasket([createTestLine('bell', 3)]),
    );
    expect([state.failures, isBasketBusy(state), computeDisplayedQuantity(state)]).toEqual([
      [],
      false,
      3,
    ]);
  });

  it('what did not arrive is kept for another try', () => {
    const state = load(
      lose(run(withBasket(createTestLine('bell', 1)), commandEvent(add('bell', 2)))),
      createTestBasket([createTestLine('bell', 1)]),
    );
    expect([state.failures.length, isBasketBusy(state), computeDisplayedQuantity(state)]).toEqual([
      1,
      false,
      1,
    ]);
  });

  it('clicks made meanwhile are sent after what arrived', () => {
    const clicked = run(
      lose(run(withBasket(), commandEvent(add('bell')))),
      commandEvent(add('bell')),
    );
    expect(sent(load(clicked, createTestBasket([createTestLine('bell', 1)]))).write).toMatchObject({
      amount: 1,
    });
  });

  it.each([
    ['removal', createSetCommand(createTestLine('bell', 2), 0), createTestBasket([])],
    [
      'voucher',
      createAddVoucherCommand('lautlos10'),
      createTestBasket([createTestLine('bell', 2)], {
        vouchers: [{ id: 'v', number: 'LAUTLOS10', discountCents: 1 }],
      }),
    ],
    ['voucher removal', createRemoveVoucherCommand('v'), createTestBasket([])],
    [
      'address',
      { kind: 'setDeliveryAddress', key: 'deliveryAddress', deliveryAddressId: 'a' } as const,
      createTestBasket([], { deliveryAddressId: 'a' }),
    ],
    [
      'method',
      { kind: 'setDeliveryMethod', key: 'deliveryMethod', deliveryMethodId: 'm' } as const,
      createTestBasket([], { deliveryMethod: { id: 'm', title: '' } }),
    ],
    [
      'payment',
      { kind: 'setPayment', key: 'payment', paymentId: 'p' } as const,
      createTestBasket([], { payment: { id: 'p', title: '' } }),
    ],
  ])('knows an arrived %s', (_name, wish, basket) => {
    const state = load(
      lose(run(withBasket(createTestLine('bell', 2)), commandEvent(wish))),
      basket,
    );
    expect([state.failures, isBasketBusy(state)]).toEqual([[], false]);
  });
});

describe('reading the basket', () => {
  it('a read that began before a write does not undo it', () => {
    const before = withBasket();
    const after = answered(
      run(before, commandEvent(add('bell'))),
      createTestBasket([createTestLine('bell', 1)]),
    );
    expect(
      run(after, { type: 'loaded', basket: createTestBasket([]), revision: before.revision }),
    ).toBe(after);
  });

  it('a read while a write is in flight changes nothing', () => {
    const { state } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(
      run(state, { type: 'loaded', basket: createTestBasket([]), revision: state.revision }),
    ).toBe(state);
  });

  it('after the back button it is read before anything is sent', () => {
    const state = run(
      withBasket(createTestLine('bell', 1)),
      { type: 'outdated' },
      commandEvent(add('bell')),
    );
    expect([state.needsReload, findNextMutation(state), canCheckout(state)]).toEqual([
      true,
      null,
      false,
    ]);
    const loaded = run(state, {
      type: 'loaded',
      basket: createTestBasket([createTestLine('bell', 4)]),
      revision: state.revision,
    });
    expect(computeDisplayedQuantity(loaded)).toBe(5);
  });

  it('without a basket there is nothing to outdate', () => {
    expect(run(initialBasketState, { type: 'outdated' })).toBe(initialBasketState);
  });

  it('late answers and refusals of another write change nothing', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(run(state, { type: 'answered', id: id + 1, basket: createTestBasket([]) })).toBe(state);
    expect(run(state, { type: 'failed', id: id + 1, message: '', outcome: 'refused' })).toBe(state);
    const cleared = run(state, { type: 'cleared' });
    expect(
      run(cleared, { type: 'answered', id, basket: createTestBasket([createTestLine('bell', 1)]) }),
    ).toBe(cleared);
  });

  it('a write is started once', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(run(state, { type: 'started', id })).toBe(state);
    expect(run(state, { type: 'started', id: id + 1 })).toBe(state);
  });
});

describe('a lost basket (Specification §8)', () => {
  const lost: BasketEvent = { type: 'basketLost', message: 'Basket was not found by id: 1' };

  it('pending commands move to the next basket', () => {
    const { state, id } = sent(
      run(withBasket(createTestLine('lock', 1)), commandEvent(add('bell', 2))),
    );
    const gone = run(state, lost);
    expect([needsBasket(gone), findNextMutation(gone), gone.settled]).toEqual([true, null, null]);
    expect(run(gone, { type: 'answered', id, basket: createTestBasket([]) })).toBe(gone);
    const created = run(gone, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: gone.revision,
    });
    expect(sent(created).write).toMatchObject({ kind: 'addItem', productId: 'bell', amount: 2 });
  });

  it('what was said of its delivery goes along, once something lies in the new one', () => {
    const before = {
      ...initialBasketState,
      settled: {
        ...createTestBasket([createTestLine('lock', 1)]),
        shipmentMode: 'asReady' as const,
      },
    };
    const gone = run(sent(run(before, commandEvent(add('bell')))).state, lost);
    const created = run(gone, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: gone.revision,
    });
    const first = sent(created);
    expect(first.write).toMatchObject({ kind: 'addItem', productId: 'bell' });
    const filled = createTestBasket([createTestLine('bell', 1)]);
    const second = sent(run(first.state, { type: 'answered', id: first.id, basket: filled }));
    expect(second.write).toEqual({ kind: 'setDeliveryWish', deliveryWish: 'asReady' });
    const done = run(second.state, {
      type: 'answered',
      id: second.id,
      basket: { ...filled, shipmentMode: 'asReady' },
    });
    expect(isBasketBusy(done)).toBe(false);
  });

  it('is recovered once, then its commands are kept as failures', () => {
    const first = run(sent(run(withBasket(), commandEvent(add('bell')))).state, lost);
    const created = run(first, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: first.revision,
    });
    const second = run(sent(created).state, lost);
    expect([needsBasket(second), second.commands]).toEqual([false, []]);
    expect(second.failures).toMatchObject([{ command: { productId: 'bell' } }]);
  });

  it('may happen again after an answer', () => {
    const first = run(sent(run(withBasket(), commandEvent(add('bell')))).state, lost);
    const created = run(first, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: first.revision,
    });
    const healed = answered(created, createTestBasket([createTestLine('bell', 1)]));
    expect(needsBasket(run(healed, commandEvent(add('lock')), lost))).toBe(true);
  });

  it('what only the lost basket could do is dropped', () => {
    const line = createTestLine('bell', 1);
    const state = run(
      withBasket(line),
      commandEvent(createSetCommand(line, 0)),
      commandEvent(createRemoveVoucherCommand('v')),
      lost,
    );
    expect(state.commands).toEqual([]);
  });
});

describe('comment and date', () => {
  const line = createTestLine('bike', 1);
  const persParam = { uuid: 'u', comment: 'Griffe in Braun', date: '' };
  const described = createTestLine('bike', 1, { id: 'line-new', persParam });

  it('add the new line first, then remove the old one', () => {
    const wishing = run(withBasket(line), commandEvent(...createNoteCommands(line, persParam)));
    expect(sent(wishing).write).toEqual({
      kind: 'addItem',
      productId: 'bike',
      amount: 1,
      persParam,
    });
    const added = answered(wishing, createTestBasket([line, described]));
    expect(sent(added).write).toEqual({ kind: 'removeItem', lineId: 'line-bike', amount: 1 });
    expect(computeDisplayedQuantity(added)).toBe(1);
    expect(isBasketBusy(answered(added, createTestBasket([described])))).toBe(false);
  });

  it('refused, they leave the line as it was; another try does both', () => {
    const { state, id } = sent(
      run(withBasket(line), commandEvent(...createNoteCommands(line, persParam))),
    );
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'refused' });
    expect([isBasketBusy(failed), computeDisplayedQuantity(failed)]).toEqual([false, 1]);
    const retried = run(failed, { type: 'retried', key: buildLineKey('bike', persParam) });
    expect(retried.commands.map(({ kind }) => kind)).toEqual(['add', 'set']);
  });

  it('unchanged send nothing', () => {
    expect(createNoteCommands(line, emptyPersParam)).toEqual([]);
    expect(createNoteCommands(createTestLine('old', 1, { product: null }), persParam)).toEqual([]);
  });
});

describe('vouchers and checkout', () => {
  it.each([
    [createAddVoucherCommand('LAUTLOS10'), { kind: 'addVoucher', code: 'LAUTLOS10' }],
    [createRemoveVoucherCommand('v'), { kind: 'removeVoucher', voucherId: 'v' }],
    [
      { kind: 'setDeliveryAddress', key: 'deliveryAddress', deliveryAddressId: null } as const,
      { kind: 'setDeliveryAddress', deliveryAddressId: null },
    ],
    [
      { kind: 'setDeliveryMethod', key: 'deliveryMethod', deliveryMethodId: 'pickup' } as const,
      { kind: 'setDeliveryMethod', deliveryMethodId: 'pickup' },
    ],
    [
      { kind: 'setPayment', key: 'payment', paymentId: 'oxidinvoice' } as const,
      { kind: 'setPayment', paymentId: 'oxidinvoice' },
    ],
  ])('%j', (wish, write) => {
    expect(sent(run(withBasket(createTestLine('bell', 1)), commandEvent(wish))).write).toEqual(
      write,
    );
  });

  it('sends mutations one at a time in command order', () => {
    const method = {
      kind: 'setDeliveryMethod',
      key: 'deliveryMethod',
      deliveryMethodId: 'standard',
    } as const;
    const payment = { kind: 'setPayment', key: 'payment', paymentId: 'oxidpaypal' } as const;
    const line = createTestLine('bell', 1);
    const first = run(withBasket(line), commandEvent(method), commandEvent(payment));
    expect(sent(first).write).toMatchObject({ kind: 'setDeliveryMethod' });
    expect(sent(answered(first, createTestBasket([line]))).write).toMatchObject({
      kind: 'setPayment',
    });
  });

  it('an empty basket cannot be ordered', () => {
    expect(canCheckout(withBasket())).toBe(false);
    expect(canCheckout(initialBasketState)).toBe(false);
  });

  it('cleared, nothing is left and late reads are ignored', () => {
    const state = withBasket(createTestLine('bell', 1));
    const cleared = run(state, { type: 'cleared' });
    expect(cleared).toEqual({ ...initialBasketState, revision: state.revision + 1 });
    expect(
      run(cleared, { type: 'loaded', basket: createTestBasket([]), revision: state.revision }),
    ).toBe(cleared);
  });
});
