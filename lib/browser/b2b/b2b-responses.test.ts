import { describe, expect, it } from 'vitest';
import { getSharedServices } from '@/e2e/support/start-services';
import { availabilitySchema, dealerFilesSchema, libraryImagesSchema } from './b2b-catalog-queries';
import { masterDataResponseSchema } from './use-master-data';
import { b2bInvoicesSchema, b2bOrderSchema, b2bOrdersSchema } from './b2b-order-queries';
import { overviewSchema } from './use-b2b-overview';
import { stockConnectSchema } from './stock-connect-api';

/** Returns the shop service's response to a request of a demo dealer. */
async function answerTo(path: string): Promise<unknown> {
  const { url, shopUrl } = await getSharedServices();
  const query = '{ token(username: "laden@lautlos.example", password: "Lautlos-2026!") }';
  const signedIn = await fetch(shopUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}`, 'accept-language': 'de' };
  return (await fetch(`${url}/tools/b2b${path}`, { headers })).json();
}

describe('schemas of the dealer account', () => {
  it.each([
    ['/overview', overviewSchema],
    ['/orders', b2bOrdersSchema],
    ['/invoices', b2bInvoicesSchema],
    ['/availability', availabilitySchema],
    ['/images', libraryImagesSchema],
    ['/files', dealerFilesSchema],
    ['/master-data', masterDataResponseSchema],
    ['/stock-connect', stockConnectSchema],
  ])('cover every field of the service response at %s', async (path, schema) => {
    const answer = await answerTo(path);
    expect(schema.parse(answer)).toEqual(answer);
  });

  it('cover a complete order', async () => {
    const { orders } = b2bOrdersSchema.parse(await answerTo('/orders'));
    const answer = await answerTo(`/orders/${orders[0]?.orderNumber}`);
    expect(b2bOrderSchema.parse(answer)).toEqual(answer);
  });
});
