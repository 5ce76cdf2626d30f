import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { createTestTranslator, interfaceMessages as texts } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

const shown = [
  { lang: 'de', viewport: { width: 390, height: 844 } },
  { lang: 'en', viewport: { width: 1440, height: 900 } },
] as const;

for (const { lang, viewport } of shown) {
  const messages = texts[lang];
  const toCompare = (name: string) => `${messages.catalog.compare.add}: ${name}`;

  test.describe(`size and comparison in ${lang} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the entered size applies to list, bike page and comparison', async ({ page }) => {
      await page.goto(`/${lang}/bikes?fits=me`);
      await expect(page.getByText(messages.catalog.inSize.unknown)).toBeVisible();
      await page.getByRole('link', { name: messages.catalog.inSize.ask }).click();

      await page.getByLabel(messages.bodyMeasurements.height).fill('215');
      await expect(page.getByRole('heading', { name: messages.sizeAdviser.none })).toBeVisible();
      await page.getByLabel(messages.bodyMeasurements.height).fill('185');
      await page.getByLabel(messages.bodyMeasurements.inseam).fill('88');
      await page.getByText(messages.bodyMeasurements.feels.upright).first().click();
      await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toBeVisible();
      await page.getByRole('link', { name: messages.sizeAdviser.toList }).click();

      await expect(page).toHaveURL(`/${lang}/bikes?fits=me`);
      const chosen = createTestTranslator(lang)('catalog.inSize.chosen', { height: '185' });
      await expect(page.getByRole('link', { name: chosen })).toBeVisible();
      await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
        'href',
        /\.L\./,
      );
      await page.getByRole('button', { name: toCompare('Ludwig'), exact: true }).click();

      await page.goto(`/${lang}/bikes/greta`);
      await expect(page.getByRole('radio', { name: /^L/ })).toBeChecked();
      await expect(page).toHaveURL(`/${lang}/bikes/greta`);
      await page.goto(`/${lang}/bikes/friedrich?variant=FR11.25.H.M.GR`);
      await expect(
        page
          .getByRole('link', { name: createTestTranslator(lang)('fit.choose', { size: 'L' }) })
          .first(),
      ).toBeVisible();
      await page.goto(`/${lang}/bikes/greta`);
      await page.getByRole('button', { name: toCompare('Greta') }).click();
      await page
        .getByRole('link', { name: createTestTranslator(lang)('bike.compare.see', { count: 2 }) })
        .click();

      await expect(page).toHaveURL(`/${lang}/bikes/compare?bikes=ludwig,greta`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      const rows = await page.getByRole('row').count();
      await page.getByRole('link', { name: messages.compare.onlyDifferences }).click();
      await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
      await expect(page).toHaveURL(/only=differences/);
      await page.getByLabel(messages.compare.reference.stack).fill('600');
      await page.getByLabel(messages.compare.reference.reach).fill('390');
      await page.getByRole('button', { name: messages.compare.showReference }).click();
      await expect(
        page.getByText(
          createTestTranslator(lang)('compare.referenceFigures', { stack: 600, reach: 390 }),
        ),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes, list and comparison work by forms and links', async ({ page }) => {
    const messages = texts.de;
    await page.goto('/de/size-adviser');
    await page.getByLabel(messages.bodyMeasurements.height).fill('185');
    await page.getByLabel(messages.bodyMeasurements.inseam).fill('88');
    await page.getByRole('button', { name: messages.bodyMeasurements.submit }).click();
    await page.getByRole('link', { name: messages.sizeAdviser.toList }).click();
    await expect(page).toHaveURL('/de/bikes?height=185&inseam=88');
    await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
      'href',
      /\.L\./,
    );

    await page
      .getByRole('button', { name: `${messages.catalog.compare.add}: Ludwig`, exact: true })
      .click();
    await expect(page).toHaveURL('/de/bikes/compare?bikes=ludwig');
    await page.getByLabel(messages.compare.oneMore).selectOption('Greta');
    await page.getByRole('button', { name: messages.compare.add }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: messages.compare.onlyDifferences }).click();
    await expect(page).toHaveURL('/de/bikes/compare?bikes=ludwig,greta&only=differences');
    await expect(page.getByRole('link', { name: messages.compare.showAll })).toBeVisible();
  });

  test('a URL with too many bikes shows a message and the first ones', async ({
    page,
    request,
  }) => {
    await page.goto('/de/bikes/compare?bikes=ludwig,ludwig,klaus,greta,lotte,gustav,frieda');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(
      page.getByText(createTestTranslator('de')('compare.unknown', { slugs: 'klaus' })),
    ).toBeVisible();
    await expect(
      page.getByText(createTestTranslator('de')('compare.tooMany', { names: 'Frieda' })),
    ).toBeVisible();
    for (const bikes of ['', '%00', 'emil-presale', '%3Cscript%3E', 'x'.repeat(5_000)])
      expect((await request.get(`/de/bikes/compare?bikes=${bikes}`)).status()).toBe(200);
  });
});
