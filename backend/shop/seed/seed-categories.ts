import { presaleCategory } from '@/domain/access/presale';
import type { Transaction } from '../../database/database';
import type { TermsFile } from '../../demo-source/terms-file';

const topCategories = [
  { id: 'bikes', title_de: 'Fahrräder', title_en: 'Bicycles' },
  { id: 'accessories', title_de: 'Zubehör', title_en: 'Accessories' },
  { id: 'outlet', title_de: 'Outlet', title_en: 'Outlet' },
];

const presale = {
  id: presaleCategory.id,
  title_de: presaleCategory.title.de,
  title_en: presaleCategory.title.en,
};

/** Writes the top categories, the presale's among them where there is one, and below the accessories one for each of their kinds. */
export async function seedCategories(
  trx: Transaction,
  terms: TermsFile,
  hasPresale: boolean,
): Promise<void> {
  const tops = [...topCategories, ...(hasPresale ? [presale] : [])].map((category, position) => ({
    ...category,
    parent_id: null,
    position,
  }));
  const kinds = terms.accessoryCategories.map(({ slug, name }, position) => ({
    id: slug,
    parent_id: 'accessories',
    title_de: name.de,
    title_en: name.en,
    position,
  }));
  await trx
    .insertInto('category')
    .values([...tops, ...kinds])
    .execute();
}
