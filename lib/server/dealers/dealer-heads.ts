import 'server-only';
import { getTranslations } from 'next-intl/server';
import { shortDescription } from '@/domain/content/short-description';
import type { Language } from '@/domain/language/detect-language';
import type { CityPage } from './city-pages';
import type { DealerPage } from './get-dealer-page';

interface Head {
  readonly title: string;
  readonly description: string;
}

/** What search engines show of a dealer: where it is, what stands there, what the page has. */
export async function dealerHead(language: Language, page: DealerPage): Promise<Head> {
  const t = await getTranslations({ locale: language, namespace: 'dealer.head' });
  const { dealer, bikes } = page;
  const { name, street, city, type } = dealer;
  const models = [...new Set(bikes.map(({ model }) => model))];
  return {
    title: name.includes(city) ? name : `${name}, ${city}`,
    description: shortDescription([
      t('where', { name, street, city }),
      models.length > 0 ? t('models', { models: models.slice(0, 3).join(', ') }) : null,
      t(type === 'servicePoint' ? 'service' : 'page'),
    ]),
  };
}

/** What search engines show of a city: how many dealers there are, which, what the page has. */
export async function cityHead(language: Language, { city }: CityPage): Promise<Head> {
  const t = await getTranslations({ locale: language, namespace: 'dealerCity' });
  const names = city.dealers.slice(0, 3).map(({ name }) => name);
  return {
    title: t('metaTitle', { city: city.name }),
    description: shortDescription([
      t('described', { city: city.name, count: city.dealers.length }),
      t('page'),
      t('among', { names: names.join(', ') }),
    ]),
  };
}
