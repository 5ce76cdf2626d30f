import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;

beforeAll(async () => {
  tools = await openTestRest();
});

afterAll(() => tools.close());

it('each shipment has a delivery note with its line items, frame numbers and remaining items', async () => {
  const sku = 'LU11.26.H.M.TG';
  const bike = await createProductFixture(tools.shop, { sku });
  const tube = await createProductFixture(tools.shop, { weightClass: 'parcel' });
  const dealer = await signInShopper(tools.shop, 'laden@lautlos.example');
  const basketId = await dealer.readyBasket(bike, { payment: 'oxidinvoice' });
  await dealer.add(basketId, tube, 3);
  const { orderNumber } = (await dealer.order(basketId)).data.placeOrder;
  const note = async (file: string) => {
    const path = `/b2b/orders/${orderNumber}/${file}?lang=de`;
    const response = await tools.call(path, { token: dealer.token });
    if (response.status !== 200) return response.status;
    return parsePdfText(new Uint8Array(await response.arrayBuffer())).text;
  };
  const nothing = { isPaid: false, trackingNumber: null, expectedAt: null };
  const send = (lines: { sku: string; amount: number }[], frames: typeof framed = []) =>
    updateOrderProgress(tools.shop.services, {
      ...{ orderNumber, step: 'dispatched', ...nothing, lines, frameNumbers: frames },
    });
  const framed = [{ sku, number: 'WOW4711' }];

  expect(await note('delivery-note.pdf')).toBe(404);
  await send([{ sku: tube, amount: 2 }]);
  const first = await note('delivery-note.pdf');
  expect(first).toContain(`LS-${orderNumber}`);
  expect(first).toContain('Zusammen 2 Stück.');
  expect(first).toMatch(/kommt noch: 1 × Rad \w+, 1 × Rad/);
  expect(first).not.toContain(sku);
  expect(await note('delivery-note-2.pdf')).toBe(404);

  tools.shop.clock.advance(1_000);
  await send([], framed);
  const second = await note('delivery-note-2.pdf');
  expect(second).toContain(`LS-${orderNumber}-2`);
  expect(second).toContain('Rahmennummer WOW4711');
  expect(second).not.toContain('kommt noch');
  expect(await note('delivery-note.pdf')).toBe(first);
});
