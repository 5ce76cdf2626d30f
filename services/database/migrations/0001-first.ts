import type { Migration } from 'kysely/migration';
import { createBasketTables, createVoucherTables } from './first/basket';
import { createCatalogTables } from './first/catalog';
import { createCustomerTables } from './first/customer';
import { createOrderTables } from './first/order';

export const first: Migration = {
  async up(db) {
    await createCatalogTables(db);
    await createCustomerTables(db);
    await createBasketTables(db);
    await createOrderTables(db);
    await createVoucherTables(db);
  },
};
