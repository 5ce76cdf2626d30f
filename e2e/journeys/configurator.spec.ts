import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForOrderEmail } from '@/e2e/fixtures/mailbox';
import {
  type Language,
  createTestTranslator,
  interfaceMessages as texts,
} from '@/e2e/fixtures/messages';
import * as shop from '@/e2e/fixtures/cart-and-checkout';
import { getShopBasket } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const { demoBike: bike } = shop;
const bell = { sku: 'ZB.CHA.80.TG', color: 'Tannengrün', part: 46 };
const lock = { sku: 'ZB.TEG.14.230', part: 36 };
const note = { comment: 'Lenker 2 cm höher', date: '2031-05-17' };

const seen = [
  { lang: 'de', other: 'en', viewport: { width: 1440, height: 900 } },
  { lang: 'en', other: 'de', viewport: { width: 390, height: 844 } },
] as const;

for (const { lang, other, viewport } of seen) {
  test.describe(`configurator starting in ${lang} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a bike with accessories stays one unit from the first choice to the email', async ({
      page,
      context,
    }, info) => {
      const path = `/bikes/${bike.slug}/configuration`;
      await page.goto(`/${lang}${path}?variant=LU11.25.H.M.TG`);
      await page.getByTitle(lang === 'de' ? 'Graphit' : 'Graphite', { exact: true }).click();
      await mount(page, lang, 'lock', 'Tegel');
      await mount(page, lang, 'bell', lang === 'de' ? bell.color : 'Fir green');
      const configurationPath = `${path}?variant=${bike.sku}&parts=${lock.part}.${bell.part}`;
      await expect(page).toHaveURL(`/${lang}${configurationPath}`);
      const two = createTestTranslator(lang)('configurator.withParts', { count: 2 });
      await expect(page.getByText(two).filter({ visible: true }).first()).toBeVisible();
      const { comment, requestedDate } = texts[lang].configurator;
      await page.getByLabel(comment, { exact: true }).fill(note.comment);
      await page.getByLabel(requestedDate, { exact: true }).fill(note.date);
      const code = await codeOn(page).innerText();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);

      await page.reload();
      await expectSavedNote(page, lang, code);
      await switchTo(page, lang);
      await expect(page).toHaveURL(`/${other}${configurationPath}`);
      await expectSavedNote(page, other, code);

      // The code opens the same bike for everybody. The note is only in the browser of its author.
      await page.goto(`/${other}/configuration?code=${code.toLowerCase()}`);
      await expect(page).toHaveURL(`/${other}${configurationPath}`);
      await expectSavedNote(page, other, code);

      await shop.getAddButton(page, other).filter({ visible: true }).click();
      await expectGroup(page, other, code);
      expect(await getShopBasket(context, info)).toEqual({
        [bike.sku]: 1,
        [bell.sku]: 1,
        [lock.sku]: 1,
      });
      await page.goto(`/${other}/checkout/cart`);
      await expectGroup(page, other, code);
      await expect(page.getByText(note.comment)).toBeVisible();

      const shopper = shop.createShopper();
      await shop.goToPayment(page, other, shopper);
      await page.getByRole('radio', { name: other === 'de' ? /Vorkasse/ : /Prepayment/ }).check();
      await shop.goToReview(page, other);
      await expectGroup(page, other, code);
      const order = await shop.placeOrder(page, other);

      const { subject, text } = await waitForOrderEmail(shopper.email, info);
      expect(subject).toContain(order);
      const named = [bike, bell, lock].map(({ sku }) => text.includes(sku));
      expect(named).toEqual([true, true, true]);
      expect(text.split(code)).toHaveLength(4);
      expect(text).toContain(note.comment);
      expect(text).toMatch(/17\.? (Mai|May) 2031/);
    });
  });
}

const codeOn = (page: Page) => page.locator('[data-configuration-code]');

/** Expands a mounting position and chooses the part with that name. */
async function mount(
  page: Page,
  lang: Language,
  place: 'bell' | 'lock',
  name: string,
): Promise<void> {
  const label = texts[lang].configurator.places[place];
  await page.locator('summary').getByText(label, { exact: true }).click();
  const choice = page.getByRole('radiogroup', { name: label, exact: true });
  await choice
    .getByRole('radio', { name: new RegExp(name) })
    .first()
    .check();
}

/** Switches the language. On a phone the language switch is in the menu. */
async function switchTo(page: Page, lang: Language): Promise<void> {
  const { menu, otherLanguage } = texts[lang].navigation;
  const link = page.getByRole('link', { name: otherLanguage, exact: true });
  const opener = page.getByRole('button', { name: menu, exact: true });
  if (await opener.isVisible()) await opener.click();
  await link.filter({ visible: true }).first().click();
}

async function expectSavedNote(page: Page, lang: Language, code: string): Promise<void> {
  const { comment, requestedDate } = texts[lang].configurator;
  await expect(page.getByLabel(comment, { exact: true })).toHaveValue(note.comment);
  await expect(page.getByLabel(requestedDate, { exact: true })).toHaveValue(note.date);
  await expect(codeOn(page)).toHaveText(code);
}

/** Checks that the bike and its parts are one line item, with both parts below the bike's code. */
async function expectGroup(page: Page, lang: Language, code: string): Promise<void> {
  const line = page.getByRole('listitem').filter({ hasText: code }).filter({ visible: true });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(bike.name);
  await expect(line.getByRole('listitem')).toHaveCount(2);
  await expect(line).toContainText(lang === 'de' ? 'Bügelschloss Tegel' : 'Tegel');
}
