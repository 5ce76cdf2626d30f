import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAttachmentFiles } from '../../../mail/attachments';
import { createProductFixture } from '../../../testing/product-fixture';
import { createGuestShopper, testHomeAddress } from '../../../testing/shopper';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

/** Returns the confirmation email of one available bike, ordered on Friday 20 November 2026. */
async function mailOf({ payment = 'oxidpaypal', delivery = 'standard', language = 'de' } = {}) {
  count += 1;
  const text = { shortDescription: 'Nachtblau, M', longDescription: '' };
  const labels = { variantLabels: [], variantValues: [] };
  const texts = { ...text, ...labels, title: 'Ludwig' };
  const bike = await createProductFixture(shop, {
    sku: `LU${count}.25.H.M.NB`,
    texts: { de: texts, en: texts },
  });
  const shopper = await createGuestShopper(shop, {
    email: 'mareike@example.org',
    address: testHomeAddress,
  });
  const basketId = await shopper.readyBasket(bike, { payment, delivery });
  const { data } = await shop.query(
    'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id } }',
    { variables: { id: basketId }, token: shopper.token, language },
  );
  const mail = await shop.db
    .selectFrom('mail')
    .selectAll()
    .where('key', '=', `order-confirmation:${data.placeOrder.id}`)
    .executeTakeFirstOrThrow();
  return {
    ...mail,
    files: await listAttachmentFiles(shop.db, mail.id),
    sku: `LU${count}.25.H.M.NB`,
  };
}

describe('bicycle order confirmation', () => {
  it('contains the product, the dates, and the steps in text and HTML', async () => {
    const { text, html, sku } = await mailOf();
    expect(text).toContain('Ludwig ist bestellt.');
    for (const written of [text, html]) {
      expect(written).toContain('26. – 30. November');
      expect(written).toContain('Spätestens Montag, 30. November 2026.');
      expect(written).toContain('23. November 2026');
      expect(written).toContain('Do 26. – Mo 30. November 2026');
      expect(written).toContain('Lieferung an');
    }
    // Each sentence of the headline is on a separate line.
    expect(html).toMatch(/Danke, [^<]+\.<br \/>Ludwig ist bestellt\./);
    expect(html).toContain(`/media/products/${sku}.jpg`);
    expect(html).toContain('alt="Ludwig, Nachtblau, M"');
  });

  it('has the same content in English', async () => {
    const { text } = await mailOf({ language: 'en' });
    expect(text).toContain('Ludwig is ordered.');
    expect(text).toContain('26 – 30 November');
    expect(text).toContain('Monday, 30 November 2026 at the latest.');
  });

  it('counts from the payment for bank transfers and mentions it', async () => {
    const { text } = await mailOf({ payment: 'oxidpayadvance' });
    expect(text).toContain('Fr 27. November – Di 1. Dezember 2026');
    expect(text).toContain('wenn Sie heute überweisen');
  });

  it('has one date and no carrier for pickup', async () => {
    const { text } = await mailOf({ delivery: 'pickup' });
    expect(text).toContain('Abholbereit: 23. November');
    expect(text).not.toContain('Spätestens');
    expect(text).not.toContain('Lieferung an');
  });

  it('has a calendar attachment', async () => {
    const { files } = await mailOf();
    const calendar = files.find(({ fileName }) => fileName.endsWith('.ics'));
    expect(calendar?.mediaType).toBe('text/calendar');
    const entry = Buffer.from(calendar?.bytes ?? []).toString();
    expect(entry).toContain('DTSTART;VALUE=DATE:20261126');
    expect(entry).toContain('DTEND;VALUE=DATE:20261201');
    expect(entry).toContain('SUMMARY:Ludwig kommt');
  });
});
