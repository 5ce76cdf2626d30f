import { describe, expect, it } from 'vitest';
import { sharedBackend } from '@/e2e/support/start-backend';
import { availabilityAnswer, dealerFilesAnswer, libraryImagesAnswer } from './goods-answers';
import { masterDataAnswer } from './master-data-answer';
import { b2bInvoicesAnswer, b2bOrderAnswer, b2bOrdersAnswer } from './order-answers';
import { overviewAnswer } from './overview-answer';
import { stockConnectAnswer } from './stock-connect-answers';

/** What the service answers a demo dealer. */
async function answerTo(path: string): Promise<unknown> {
  const { url, shopUrl } = await sharedBackend();
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

describe('the schemas of the dealer account', () => {
  it.each([
    ['/overview', overviewAnswer],
    ['/orders', b2bOrdersAnswer],
    ['/invoices', b2bInvoicesAnswer],
    ['/availability', availabilityAnswer],
    ['/images', libraryImagesAnswer],
    ['/files', dealerFilesAnswer],
    ['/master-data', masterDataAnswer],
    ['/stock-connect', stockConnectAnswer],
  ])('know all the service answers at %s, and leave nothing out', async (path, schema) => {
    const answer = await answerTo(path);
    expect(schema.parse(answer)).toEqual(answer);
  });

  it('know a whole order', async () => {
    const { orders } = b2bOrdersAnswer.parse(await answerTo('/orders'));
    const answer = await answerTo(`/orders/${orders[0]?.orderNumber}`);
    expect(b2bOrderAnswer.parse(answer)).toEqual(answer);
  });
});
