import type { Database } from '../../database/database';
import { growCatalogue } from './grow-catalogue';
import { growCustomers } from './grow-customers';
import { growOrders } from './grow-orders';

export interface Growth {
  orders: number;
  customers: number;
  articles: number;
}

/** The smallest of the three shops that are compared; the others are ten and a hundred times as large. */
export const baseGrowth: Growth = { orders: 10_000, customers: 5_000, articles: 1_000 };

/** The dealer who places every hundredth order of a grown shop. */
export const grownDealer = 'laden@lautlos.example';

/**
 * Makes a shop with the demo's data a large one: three years of orders with lines, shipments, invoices, payments, mails and vouchers, the
 * customers with accounts, baskets and sessions, and articles with stock and prices. All rows are copies of rows the shop itself wrote.
 */
export async function growShop(db: Database, growth: Growth, now: number): Promise<void> {
  await growCatalogue(db, growth, now);
  await growCustomers(db, growth, now);
  await growOrders(db, growth, now);
}
