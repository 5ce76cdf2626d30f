import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { getMainButton } from '@/e2e/fixtures/page-elements';
import { type Language, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

type Key = { user: string; secret: string };

/** Creates or renews the API key with the page's buttons. */
async function newKey(page: Page, lang: Language): Promise<Key> {
  const { access, secret } = interfaceMessages[lang].b2b.stockConnect;
  await page.goto(`/${lang}/my-account/b2b/stock-connect`);
  const make = getMainButton(page, access.make);
  const renew = getMainButton(page, access.renew);
  await expect(make.or(renew)).toBeVisible();
  if (await make.isVisible()) await make.click();
  else {
    await renew.click();
    await page.getByRole('button', { name: access.renewAction, exact: true }).click();
  }
  const shown = page.getByLabel(secret.label, { exact: true });
  await expect(shown).toHaveValue(/\S{12,}/);
  await expect(page.getByText(/^\d+-\w+$/)).toBeVisible();
  return {
    user: (await page.getByText(/^\d+-\w+$/).textContent()) ?? '',
    secret: await shown.inputValue(),
  };
}

/** Uses GET like older systems do: every article number with its quantity in an order, and a search in ISO-8859-1. */
async function askForWholeRange(request: APIRequestContext, { user, secret }: Key): Promise<void> {
  const sign = `BuyersID=${user}&Password=${secret}`;
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const feed = await request.get('/feeds/articles.json', { headers: { authorization } });
  const { articles } = (await feed.json()) as { articles: { sku: string }[] };
  const skus = articles.map(({ sku }) => sku).reverse();
  const lines = skus.map((sku, index) =>
    index % 2 === 0
      ? `SellersItemIdentification=${sku}`
      : `Quantity.${sku}=3&quantityUnitCode.${sku}=EA`,
  );
  const list = await request.get(
    `/veloconnect?RequestName=GetItemDetailsListRequest&${sign}&${lines.join('&')}`,
  );
  const numbers = [...(await list.text()).matchAll(/<cac:Item>.*?<cac:ID>([^<]+)/g)];
  expect(numbers.map(([, sku]) => sku)).toEqual(skus);
  const hits = async (word: string) => {
    const search = `/veloconnect?RequestName=CreateTextSearchRequest&${sign}&SearchString=${word}`;
    return /<vcc:TotalCount>(\d+)/.exec(await (await request.get(search)).text())?.[1];
  };
  expect(Number(await hits('Tannengr%FCn'))).toBeGreaterThan(50);
  expect(await hits('Tannengr%FCn')).toBe(await hits('Tannengr%C3%BCn'));
}

/** Sends the requests of an ERP: profile, search, article numbers, stock, and a test order. */
async function askAsErp(request: APIRequestContext, { user, secret }: Key): Promise<void> {
  const ask = async (parameters: Record<string, string>) => {
    const params = { BuyersID: user, Password: secret, ...parameters };
    const response = await request.get('/veloconnect', { params });
    const document = await response.text();
    expect(response.headers()['content-type']).toContain('application/xml');
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(document).toContain('<vct:ResponseCode>200</vct:ResponseCode>');
    return document;
  };
  const idIn = (document: string) => /<vct:TransactionID>([^<]+)/.exec(document)?.[1] ?? '';
  expect(await ask({ RequestName: 'GetProfileRequest' })).toContain('profile-1.1');
  const search = await ask({ RequestName: 'CreateTextSearchRequest', SearchString: 'ludwig' });
  const hits = await ask({
    ...{ RequestName: 'SearchResultRequest', TransactionID: idIn(search) },
    ...{ StartIndex: '0', Count: '3', ResultFormat: 'ID_ONLY' },
  });
  const [, sku = ''] = /<cac:ID>([^<]+)/.exec(hits) ?? [];
  const details = await ask({ RequestName: 'GetItemDetailsListRequest', [`Quantity.${sku}`]: '1' });
  expect(details).toContain('<vco:Availability>');
  await askForWholeRange(request, { user, secret });
  const order = await ask({
    ...{ RequestName: 'CreateOrderRequest', 'Quantity.LU11.25.H.M.TG': '1', IsTest: 'true' },
  });
  await ask({ RequestName: 'RollbackRequest', TransactionID: idIn(order), IsTest: 'true' });
}

const lang = 'en';
const t = createTestTranslator(lang);
const { access, test: trial, log, report } = interfaceMessages[lang].b2b.stockConnect;

test('a dealer connects an ERP, reports stock and revokes the access', async ({
  page,
  playwright,
}, info) => {
  test.slow();
  await signInByApi(page.context(), info, demoAccounts.otherDealer);
  const erp = await playwright.request.newContext();

  await test.step('key creation and ERP access', async () => {
    await askAsErp(erp, await newKey(page, lang));
  });

  await test.step('connection test and log', async () => {
    await getMainButton(page, trial.run).click();
    await expect(
      page.getByText(t('b2b.stockConnect.test.count', { good: 4, all: 4 })),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('region', { name: log.title }).getByText('GetItemDetailsList').first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  await test.step('correction of two invalid stock rows', async () => {
    const rows = ['LU11.25.H.M.TG;2', 'NO-SUCH;1', 'LU11.25.H.L.TG;viele'];
    await page.getByLabel(report.label, { exact: true }).fill(rows.join('\n'));
    await getMainButton(page, report.send).click();
    await expect(
      page.getByText(t('b2b.stockConnect.report.result', { taken: 1, refused: 2 })),
    ).toBeVisible();
    await page.getByLabel(t('b2b.stockConnect.report.amountOf', { line: 3 })).fill('1');
    await page
      .getByRole('button', { name: t('b2b.stockConnect.report.dropOf', { line: 2 }) })
      .click();
    await expectAccessible(page);
    await getMainButton(page, report.again).click();
    await expect(
      page.getByText(t('b2b.stockConnect.report.result', { taken: 1, refused: 0 })),
    ).toBeVisible();
  });

  await test.step('access revocation', async () => {
    const { user, secret } = await newKey(page, lang);
    await getMainButton(page, access.revoke).click();
    const dialog = page.getByRole('dialog', { name: access.revokeTitle });
    await dialog.getByRole('button', { name: access.revokeAction, exact: true }).click();
    await expect(page.getByText(access.revoked)).toBeVisible();
    const params = { RequestName: 'GetStatusRequest', BuyersID: user, Password: secret };
    const response = await erp.get('/veloconnect', { params });
    expect(await response.text()).toContain('<vct:ResponseCode>411</vct:ResponseCode>');
    const feed = await erp.get('/feeds/articles.csv', {
      headers: { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` },
    });
    expect(feed.status()).toBe(401);
  });
  await erp.dispose();
});
