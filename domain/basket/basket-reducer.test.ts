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
  createItemNoteCommands,
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
const commandEvent = (...commands: BasketCommand[]): BasketEvent => ({
  type: 'commandsAdded',
  commands,
});

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

describe('adding products', () => {
  it('shows the requested quantity at once, sends it and settles on the response', () => {
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

  it('combines quick clicks into one mutation', () => {
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

  it('sends clicks made during a mutation once, after it', () => {
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

  it('keeps the quantity added in another tab', () => {
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

  it('treats a product with another comment as another line', () => {
    const persParam = { uuid: 'u', comment: 'rot', date: '' };
    const state = run(
      withBasket(),
      commandEvent(add('bell')),
      commandEvent({ ...add('bell'), persParam, key: buildLineKey('bell', persParam) }),
    );
    expect(state.commands).toHaveLength(2);
  });

  it('waits for a basket when none exists', () => {
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

describe('changing quantities', () => {
  const line = createTestLine('bell', 2);
  const start = withBasket(line, createTestLine('lock', 1));

  it.each([
    [5, { kind: 'addItem', productId: 'bell', amount: 3, persParam: emptyPersParam }],
    [1, { kind: 'removeItem', lineId: 'line-bell', amount: 1 }],
    [0, { kind: 'removeItem', lineId: 'line-bell', amount: 2 }],
    [-3, { kind: 'removeItem', lineId: 'line-bell', amount: 2 }],
  ])('a change to %i sends the difference', (amount, write) => {
    expect(sent(run(start, commandEvent(createSetCommand(line, amount)))).write).toEqual(write);
  });

  it('sends only the latest quantity', () => {
    const state = run(
      start,
      ...[3, 7, 4].map((amount) => commandEvent(createSetCommand(line, amount))),
    );
    expect([getDisplayedQuantity(state, getBasketLineKey(line)), sent(state).write]).toMatchObject([
      4,
      { amount: 2 },
    ]);
  });

  it('sends nothing when the change is reverted', () => {
    const state = run(
      start,
      commandEvent(createSetCommand(line, 3)),
      commandEvent(createSetCommand(line, 2)),
    );
    expect([findNextMutation(state), isBasketBusy(state)]).toEqual([null, false]);
  });

  it('sends a change made in flight as the difference to the response', () => {
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

  it('sends nothing more when a change is reverted in flight', () => {
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

  it('removal takes precedence over adding', () => {
    const state = run(start, commandEvent(add('bell')), commandEvent(createSetCommand(line, 0)));
    expect(sent(state).write).toEqual({ kind: 'removeItem', lineId: 'line-bell', amount: 2 });
  });

  it('allows only removal of a line whose product is gone', () => {
    const unavailableLine = createTestLine('old', 1, { product: null });
    const state = withBasket(unavailableLine);
    expect(
      findNextMutation(run(state, commandEvent(createSetCommand(unavailableLine, 3)))),
    ).toBeNull();
    expect(sent(run(state, commandEvent(createSetCommand(unavailableLine, 0)))).write).toEqual({
      kind: 'removeItem',
      lineId: 'line-old',
      amount: 1,
    });
    expect(canCheckout(state)).toBe(false);
  });
});

describe('rejections', () => {
  const line = createTestLine('bell', 2);

  it('rolls back and stores the failed command', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(add('lock', 3))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'rejected' });
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

  it('a rejected quantity falls back to the settled quantity', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(createSetCommand(line, 9))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'rejected' });
    expect(getDisplayedQuantity(failed, getBasketLineKey(line))).toBe(2);
  });

  it('sends the next command after a rejection', () => {
    const { state, id } = sent(
      run(withBasket(line), commandEvent(add('lock')), commandEvent(add('rack'))),
    );
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'rejected' });
    expect(sent(failed).write).toMatchObject({ productId: 'rack' });
  });

  it('keeps a command that replaced a rejected one in flight', () => {
    const { state, id } = sent(run(withBasket(line), commandEvent(createSetCommand(line, 9))));
    const failed = run(state, commandEvent(createSetCommand(line, 3)), {
      type: 'failed',
      id,
      message: 'No.',
      outcome: 'rejected',
    });
    expect([failed.failures, sent(failed).write]).toMatchObject([[], { amount: 1 }]);
  });

  it('settles the completed part of a partial response and stores the rest as failed', () => {
    const state = answered(
      run(withBasket(), commandEvent(add('bell', 5))),
      createTestBasket([createTestLine('bell', 2)]),
      'Available: 2',
    );
    expect(getDisplayedQuantity(state, keyOf('bell'))).toBe(2);
    expect(state.failures).toMatchObject([{ message: 'Available: 2', command: { amount: 3 } }]);
  });

  it('ignores an error that comes with a complete response', () => {
    const state = answered(
      run(withBasket(), commandEvent(add('bell', 5))),
      createTestBasket([createTestLine('bell', 5)]),
      'Another line is sold out.',
    );
    expect([state.failures, isBasketBusy(state)]).toEqual([[], false]);
  });

  it('repeating a command clears its failure', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(createAddVoucherCommand('NEIN'))));
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'rejected' });
    expect(run(failed, commandEvent(createAddVoucherCommand('LAUTLOS10'))).failures).toEqual([]);
  });
});

describe('lost responses', () => {
  const lose = (state: BasketState) => {
    const { state: started, id } = sent(state);
    return run(started, { type: 'failed', id, message: 'No connection.', outcome: 'unknown' });
  };
  const load = (state: BasketState, basket: Basket) =>
    run(state, { type: 'loaded', basket, revision: state.revision });

  it('sends nothing until the basket is read', () => {
    const state = lose(run(withBasket(), commandEvent(add('bell'))));
    expect([state.needsReload, findNextMutation(state), isBasketBusy(state)]).toEqual([
      true,
      null,
      true,
    ]);
    expect(computeDisplayedQuantity(state)).toBe(1);
  });

  it('does not resend a completed command', () => {
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

  it('stores an incomplete command for another attempt', () => {
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

  it('sends later clicks after the completed command', () => {
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
  ])('recognizes a completed %s', (_name, command, basket) => {
    const state = load(
      lose(run(withBasket(createTestLine('bell', 2)), commandEvent(command))),
      basket,
    );
    expect([state.failures, isBasketBusy(state)]).toEqual([[], false]);
  });
});

describe('reading the basket', () => {
  it('a read started before a mutation does not undo it', () => {
    const before = withBasket();
    const after = answered(
      run(before, commandEvent(add('bell'))),
      createTestBasket([createTestLine('bell', 1)]),
    );
    expect(
      run(after, { type: 'loaded', basket: createTestBasket([]), revision: before.revision }),
    ).toBe(after);
  });

  it('ignores a read while a mutation is in flight', () => {
    const { state } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(
      run(state, { type: 'loaded', basket: createTestBasket([]), revision: state.revision }),
    ).toBe(state);
  });

  it('reads the basket before sending anything after back navigation', () => {
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

  it('ignores the outdated event without a basket', () => {
    expect(run(initialBasketState, { type: 'outdated' })).toBe(initialBasketState);
  });

  it('ignores responses and rejections of other mutations', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(run(state, { type: 'answered', id: id + 1, basket: createTestBasket([]) })).toBe(state);
    expect(run(state, { type: 'failed', id: id + 1, message: '', outcome: 'rejected' })).toBe(
      state,
    );
    const cleared = run(state, { type: 'cleared' });
    expect(
      run(cleared, { type: 'answered', id, basket: createTestBasket([createTestLine('bell', 1)]) }),
    ).toBe(cleared);
  });

  it('starts a mutation only once', () => {
    const { state, id } = sent(run(withBasket(), commandEvent(add('bell'))));
    expect(run(state, { type: 'started', id })).toBe(state);
    expect(run(state, { type: 'started', id: id + 1 })).toBe(state);
  });
});

describe('a lost basket (Specification §8)', () => {
  const lost: BasketEvent = { type: 'basketLost', message: 'Basket was not found by id: 1' };

  it('moves pending commands to the next basket', () => {
    const { state, id } = sent(
      run(withBasket(createTestLine('lock', 1)), commandEvent(add('bell', 2))),
    );
    const lostState = run(state, lost);
    expect([needsBasket(lostState), findNextMutation(lostState), lostState.settled]).toEqual([
      true,
      null,
      null,
    ]);
    expect(run(lostState, { type: 'answered', id, basket: createTestBasket([]) })).toBe(lostState);
    const created = run(lostState, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: lostState.revision,
    });
    expect(sent(created).write).toMatchObject({ kind: 'addItem', productId: 'bell', amount: 2 });
  });

  it('keeps the shipment mode once the new basket has an item', () => {
    const before = {
      ...initialBasketState,
      settled: {
        ...createTestBasket([createTestLine('lock', 1)]),
        shipmentMode: 'asReady' as const,
      },
    };
    const lostState = run(sent(run(before, commandEvent(add('bell')))).state, lost);
    const created = run(lostState, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: lostState.revision,
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

  it('recovers once, then stores its commands as failures', () => {
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

  it('recovers again after a successful response', () => {
    const first = run(sent(run(withBasket(), commandEvent(add('bell')))).state, lost);
    const created = run(first, {
      type: 'loaded',
      basket: createTestBasket([]),
      revision: first.revision,
    });
    const healed = answered(created, createTestBasket([createTestLine('bell', 1)]));
    expect(needsBasket(run(healed, commandEvent(add('lock')), lost))).toBe(true);
  });

  it('drops commands that refer only to the lost basket', () => {
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

  it('adds the new line first, then removes the old one', () => {
    const wishing = run(withBasket(line), commandEvent(...createItemNoteCommands(line, persParam)));
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

  it('leaves the line unchanged after a rejection and runs both commands on retry', () => {
    const { state, id } = sent(
      run(withBasket(line), commandEvent(...createItemNoteCommands(line, persParam))),
    );
    const failed = run(state, { type: 'failed', id, message: 'No.', outcome: 'rejected' });
    expect([isBasketBusy(failed), computeDisplayedQuantity(failed)]).toEqual([false, 1]);
    const retried = run(failed, { type: 'retried', key: buildLineKey('bike', persParam) });
    expect(retried.commands.map(({ kind }) => kind)).toEqual(['add', 'set']);
  });

  it('sends nothing when unchanged', () => {
    expect(createItemNoteCommands(line, emptyPersParam)).toEqual([]);
    expect(createItemNoteCommands(createTestLine('old', 1, { product: null }), persParam)).toEqual(
      [],
    );
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
  ])('%j', (command, write) => {
    expect(sent(run(withBasket(createTestLine('bell', 1)), commandEvent(command))).write).toEqual(
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

  it('does not allow checkout with an empty basket', () => {
    expect(canCheckout(withBasket())).toBe(false);
    expect(canCheckout(initialBasketState)).toBe(false);
  });

  it('after clearing, leaves nothing and ignores earlier reads', () => {
    const state = withBasket(createTestLine('bell', 1));
    const cleared = run(state, { type: 'cleared' });
    expect(cleared).toEqual({ ...initialBasketState, revision: state.revision + 1 });
    expect(
      run(cleared, { type: 'loaded', basket: createTestBasket([]), revision: state.revision }),
    ).toBe(cleared);
  });
});
