import { type Database, inTransaction, type Transaction } from '../../database/database';
import { findSetting } from '../../database/settings';
import { type ShopFile, shopFileSchema } from '../../demo-data/shop-schema';
import { loadYamlIfPresent } from '../../demo-data/load-yaml';

/**
 * Default values that earlier versions wrote, by path of the setting. Only needed for shops seeded before the shop
 * recorded the values written from shop.yaml. Do not add to this list.
 */
const previousSettings: Readonly<Record<string, readonly string[]>> = {
  'brand.vatId': ['DE555000111'],
  'delivery_method.standard.title_de': [
    'Versand, Räder fahrbereit montiert',
    'Lieferung nach Hause',
  ],
  'delivery_method.standard.title_en': ['Delivery, bikes ready to ride', 'Home delivery'],
  'payment.oxidpaypal.description_de': [
    'Sie bestätigen im nächsten Fenster, abgebucht wird beim Versand.',
    'Die Zahlungsaufforderung kommt nach der Bestellung per E-Mail. Der Liefertermin zählt ab Zahlung.',
  ],
  'payment.oxidpaypal.description_en': [
    'You confirm in the next window; we charge you when your order leaves us.',
    'The payment request follows by e-mail after you order. The delivery date counts from your payment.',
  ],
  'payment.oxidcreditcard.description_de': [
    'Visa, Mastercard, American Express',
    'Visa, Mastercard, American Express. Den sicheren Link zur Zahlung schicken wir Ihnen nach der Bestellung per E-Mail.',
  ],
  'payment.oxidcreditcard.description_en': [
    'Visa, Mastercard, American Express',
    'Visa, Mastercard, American Express. We send you the secure payment link by e-mail after you order.',
  ],
};

/** Values of settings as JSON by path, such as `payment.oxidpaypal.title_de` or `brand.phone`. */
type Settings = Map<string, string>;

const settingName = 'settings_as_written';

/**
 * Updates titles, descriptions and the brand of an existing shop from shop.yaml, and returns the paths of the changed
 * settings. Values changed in the database are kept: only values still equal to those last written from shop.yaml are
 * updated.
 */
export async function refreshSettings(db: Database, demoDir: string): Promise<string[]> {
  const file = loadYamlIfPresent(demoDir, 'shop.yaml', shopFileSchema.nullable(), null).content;
  if (!file) return [];
  return inTransaction(db, async (trx) => {
    const wanted = settingsOf(file);
    const found = await readSettings(trx);
    const before = await findSetting(trx, settingName);
    const written = new Map(before === null ? [] : (JSON.parse(before) as [string, string][]));
    const isAsWritten = (place: string, value: string) =>
      written.has(place)
        ? written.get(place) === value
        : (previousSettings[place]?.some((former) => JSON.stringify(former) === value) ?? false);

    const changed = [...wanted].filter(([place, value]) => {
      const current = found.get(place);
      if (current === undefined) return place.startsWith('brand.');
      return current !== value && isAsWritten(place, current);
    });
    for (const [place, value] of changed) await writeOne(trx, place, value);
    const value = JSON.stringify([...wanted]);
    await trx
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return changed.map(([place]) => place);
  });
}

function settingsOf({ brand, deliveryMethods, payments }: ShopFile): Settings {
  const rows = [
    ...Object.entries(brand).map(([name, value]) => [`brand.${name}`, value] as const),
    ...deliveryMethods.flatMap(({ id, title }) => textsOf(`delivery_method.${id}.title`, title)),
    ...payments.flatMap(({ id, title, description }) => [
      ...textsOf(`payment.${id}.title`, title),
      ...textsOf(`payment.${id}.description`, description),
    ]),
  ];
  return new Map(rows.map(([place, value]) => [place, JSON.stringify(value)]));
}

function textsOf(place: string, { de, en }: { de: string; en: string }) {
  return [[`${place}_de`, de] as const, [`${place}_en`, en] as const];
}

async function readSettings(trx: Transaction): Promise<Settings> {
  const brand = JSON.parse((await findSetting(trx, 'brand')) ?? '{}') as object;
  const deliveries = await trx
    .selectFrom('delivery_method')
    .select(['id', 'title_de', 'title_en'])
    .execute();
  const payments = await trx
    .selectFrom('payment')
    .select(['id', 'title_de', 'title_en', 'description_de', 'description_en'])
    .execute();
  const rows = [
    ...Object.entries(brand).map(([name, value]) => [`brand.${name}`, value] as const),
    ...deliveries.flatMap((row) => columnsOf('delivery_method', row)),
    ...payments.flatMap((row) => columnsOf('payment', row)),
  ];
  return new Map(rows.map(([place, value]) => [place, JSON.stringify(value)]));
}

function columnsOf(table: string, { id, ...columns }: { id: string }) {
  return Object.entries(columns).map(
    ([column, value]) => [`${table}.${id}.${column}`, value] as const,
  );
}

async function writeOne(trx: Transaction, place: string, value: string): Promise<void> {
  const [table, key = '', column = ''] = place.split('.');
  if (table === 'brand') {
    const brand = JSON.parse((await findSetting(trx, 'brand')) ?? '{}') as object;
    const next = JSON.stringify({ ...brand, [key]: JSON.parse(value) as unknown });
    await trx.updateTable('setting').set({ value: next }).where('name', '=', 'brand').execute();
    return;
  }
  const name = table === 'payment' ? 'payment' : 'delivery_method';
  await trx
    .updateTable(name)
    .set({ [column]: JSON.parse(value) as string })
    .where('id', '=', key)
    .execute();
}
