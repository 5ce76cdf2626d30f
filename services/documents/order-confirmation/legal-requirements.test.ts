import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAttachmentFiles } from '../../mail/attachments';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { createGuestShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

it('is sent with terms and withdrawal information, stored once for all orders', async () => {
  const bike = await createProductFixture(shop);
  for (const title of ['first', 'second']) {
    const shopper = await createGuestShopper(shop);
    const placed = await shopper.order(await shopper.readyBasket(bike, { title }));
    expect(placed.errors).toBeUndefined();
  }
  const mails = await shop.db.selectFrom('mail').select(['id', 'text', 'key']).execute();
  const [first] = mails.filter(({ key }) => key.startsWith('order-confirmation:'));
  const files = await listAttachmentFiles(shop.db, first!.id);
  expect(files.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^\d+\.ics$/),
    'Lautlos-AGB.pdf',
    'Lautlos-Widerrufsbelehrung.pdf',
  ]);
  expect(parsePdfText(files[2]!.bytes).text).toContain('Muster-Widerrufsformular');
  expect(first!.text).toContain('hängen an dieser Nachricht');
  expect(await shop.db.selectFrom('mail_file').select('hash').execute()).toHaveLength(4);
});
