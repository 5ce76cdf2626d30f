import { readBrand } from '../../mail/brand';
import { enqueueMail } from '../../mail/outbox';
import type { ShopContext } from '../base/context';
import { listCountries } from '../country/country.service';
import { orderMailHtml } from './order-mail-html';
import { orderMailText } from './order-mail-text';
import { orderMailView, type PlacedOrder } from './order-mail-view';

/**
 * Puts the confirmation of an order into the outbox, with terms and withdrawal information (§ 312f BGB), in the order's
 * transaction: no order without its mail, no mail twice.
 */
export async function sendOrderMail(context: ShopContext, placed: PlacedOrder): Promise<void> {
  const { db, now, language } = context;
  const brand = await readBrand(db);
  const countries = new Map(
    (await listCountries(context, null, null)).map(({ id, title }) => [id, title]),
  );
  const view = orderMailView(placed, {
    brand,
    language,
    countryTitle: (id) => countries.get(id) ?? id.toUpperCase(),
  });
  const { order } = placed;
  await enqueueMail(
    db,
    {
      key: `order-confirmation:${order.id}`,
      recipient: order.invoiceAddress.email,
      subject: view.subject,
      text: orderMailText(view),
      html: orderMailHtml(view),
      attachments: await context.legalDocuments(language, brand),
    },
    now,
  );
}
