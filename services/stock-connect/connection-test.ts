import type { ConnectionTestStep } from '@/domain/stock-connect/stock-connect';
import type { Language } from '@/domain/locale/language';
import type { RestServices } from '../rest/rest-context';
import { listDealerArticles } from './dealer-articles.repository';
import { findCredentials } from './credentials.repository';
import { runWithTemporarySecret } from './credentials.service';
import { handleVeloconnectRequest } from './veloconnect/handle-request';
import { removeTransaction } from './veloconnect/transaction.repository';

type Ask = (parameters: Record<string, string>) => Promise<string | null>;

/**
 * Tests the veloconnect connection of a dealer with a temporary secret: signs in, searches, requests availability, and
 * places a test order that is rolled back. Returns success and duration of each step. Without credentials of the dealer
 * every step fails.
 */
export async function testConnection(
  services: RestServices,
  customerId: string,
  language: Language,
): Promise<ConnectionTestStep[]> {
  const stored = await findCredentials(services.db, customerId);
  if (stored === null) return steps.map((operation) => ({ operation, ok: false, milliseconds: 0 }));
  return runWithTemporarySecret(services, stored, async (secret) => {
    const ask: Ask = async (parameters) => {
      const credentials = { BuyersID: stored.userName, Password: secret };
      const query = new URLSearchParams({ ...parameters, ...credentials }).toString();
      const raw = { query, contentType: '', body: null };
      const { code, document } = await handleVeloconnectRequest(services, raw, {
        ...{ language, isLogged: false },
      });
      return code === 200 ? document : null;
    };
    const sku = await skuOnShelf(services, language);
    const works: Record<ConnectionTestStep['operation'], () => Promise<boolean>> = {
      signIn: async () =>
        (await ask({ RequestName: 'GetProfileRequest', version: '1.3' })) !== null,
      textSearch: () => searches(services, ask),
      stock: async () =>
        (await ask({ RequestName: 'GetItemDetailsListRequest', [`Quantity.${sku}`]: '1' })) !==
        null,
      testOrder: () => orders(services, ask, sku),
    };
    const done: ConnectionTestStep[] = [];
    for (const operation of steps) {
      const startedAt = services.clock.now();
      const ok = await works[operation]();
      done.push({ operation, ok, milliseconds: services.clock.now() - startedAt });
    }
    return done;
  });
}

const steps = ['signIn', 'textSearch', 'stock', 'testOrder'] as const;

async function searches({ db }: RestServices, ask: Ask): Promise<boolean> {
  const opened = await ask({ RequestName: 'CreateTextSearchRequest' });
  const id = transactionOf(opened);
  if (id === null) return false;
  const page = { StartIndex: '0', Count: '1', ResultFormat: 'ID_ONLY' };
  const hits = await ask({ RequestName: 'SearchResultRequest', TransactionID: id, ...page });
  await removeTransaction(db, id);
  return hits !== null;
}

async function orders({ db }: RestServices, ask: Ask, sku: string): Promise<boolean> {
  const test = { IsTest: 'true' };
  const opened = await ask({
    ...{ RequestName: 'CreateOrderRequest', ...test },
    ...{ [`Quantity.${sku}`]: '1', [`quantityUnitCode.${sku}`]: 'EA' },
  });
  const id = transactionOf(opened);
  if (id === null) return false;
  const finished = await ask({ RequestName: 'FinishOrderRequest', TransactionID: id, ...test });
  await removeTransaction(db, id);
  return finished !== null;
}

async function skuOnShelf({ db, clock }: RestServices, language: Language): Promise<string> {
  const articles = await listDealerArticles(db, language, clock.now());
  const onShelf = articles.filter(({ supply }) => supply.stock > 0);
  const [cheapest] = onShelf.sort((a, b) => a.hekCents - b.hekCents);
  return cheapest?.sku ?? '';
}

function transactionOf(document: string | null): string | null {
  return /<vct:TransactionID>([^<]+)</.exec(document ?? '')?.[1] ?? null;
}
