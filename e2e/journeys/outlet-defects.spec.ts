import { readFileSync } from 'node:fs';
import { expect, test } from '@/e2e/fixtures/test';
import { languages, createTestTranslator } from '@/e2e/fixtures/messages';
import { demoOutletPath } from '@/e2e/fixtures/cart-and-checkout';

const slug = 'ludwig-lu11-2023-nachtblau-xl';
const pictures = JSON.parse(readFileSync('demo/media/manifest.json', 'utf8')).pictures;
const messages = {
  de: 'Der Kratzer, 7 cm, am Unterrohr, links, ausgetupft.',
  en: 'The scratch, 7 cm, on the down tube, left, touched in.',
};

for (const lang of languages) {
  const t = createTestTranslator(lang);

  test(`a used bike shows its scratch in place, labeled as a computed picture (${lang})`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/bikes/outlet/${slug}`);
    await page.getByRole('link', { name: messages[lang] }).click();
    await expect(page).toHaveURL(/#flaw$/);
    const picture = page.getByRole('img', { name: pictures[`outlet/${slug}-flaw`].alt[lang] });
    await expect(picture).toBeInViewport();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText(t('outlet.defect.computed'))).toHaveCount(1);
    await expect(page.getByText(t('common.computedPicture'))).toHaveCount(0);
  });

  test(`an outlet bike in mint condition shows no defect (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}${demoOutletPath}`);
    await expect(page.getByText(t('common.computedPicture'))).toHaveCount(1);
    await expect(page.locator('#flaw')).toHaveCount(0);
  });
}
