import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { SearchEntry } from '@/domain/search/search-entry';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readBlogs } from '@/lib/gateways/content/blogs.gateway';
import { readDealers } from '@/lib/gateways/content/dealers.gateway';
import { readFaqs } from '@/lib/gateways/content/faqs.gateway';
import { readFeatures } from '@/lib/gateways/content/features.gateway';
import { readJobs } from '@/lib/gateways/content/jobs.gateway';
import { readPageTexts } from '@/lib/gateways/content/page-texts.gateway';
import { GatewayFailure, type Result } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { accessorySearchEntry, bikeSearchEntry } from './catalog-entries';
import {
  articleSearchEntries,
  dealerSearchEntries,
  faqSearchEntries,
  featureSearchEntries,
  jobSearchEntries,
  pageSearchEntries,
} from './content-entries';
import { fittingEntries } from './fitting-entries';
import { listEntries } from './list-entries';
import { listSoldFacts } from './list-sold-facts';

/**
 * Everything one can find in a language. A part the content service does not answer for is left out and logged; throws when it
 * answers for none.
 */
export async function listSearchEntries(language: Language): Promise<SearchEntry[]> {
  const [bikes, accessories, blogs, pages, features, jobs, faqs, dealers, lists, sold] =
    await Promise.all([
      readBikes(language),
      readAccessories(language),
      readBlogs(language),
      readPageTexts(language),
      readFeatures(language),
      readJobs(language),
      readFaqs(language),
      readDealers(),
      listEntries(language),
      listSoldFacts(language),
    ]);
  const parts = [bikes, accessories, blogs, pages, features, jobs, faqs, dealers];
  const failed = parts.filter((part) => !part.ok);
  for (const { error } of failed) logger.error('A part of the search index is missing', { error });
  const [failure] = failed;
  if (failure && failed.length === parts.length)
    throw new GatewayFailure(failure.error, 'search index');
  return [
    ...entriesOf(bikes, (bike) => [bikeSearchEntry(bike, language, sold.bikes.get(bike.slug))]),
    ...entriesOf(accessories, (accessory) => [
      accessorySearchEntry(accessory, language, sold.accessories.get(accessory.slug)),
    ]),
    ...(accessories.ok ? await fittingEntries(accessories.data, language) : []),
    ...entriesOf(blogs, (blog) => articleSearchEntries(blog, language)),
    ...lists,
    ...entriesOf(features, featureSearchEntries),
    ...entriesOf(pages, (page) => pageSearchEntries(page, language)),
    ...entriesOf(jobs, (job) => jobSearchEntries(job, language)),
    ...entriesOf(dealers, (dealer) => dealerSearchEntries(dealer, language)),
    ...entriesOf(faqs, (faq) => faqSearchEntries(faq, language)),
  ];
}

function entriesOf<Wire>(
  result: Result<Wire[]>,
  toEntries: (wire: Wire) => SearchEntry[],
): SearchEntry[] {
  return result.ok ? result.data.flatMap(toEntries) : [];
}
