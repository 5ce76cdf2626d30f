import { measurementParams } from '@/domain/advice/body-measurements';
import { rangeFilterParams } from '@/domain/catalog/range-filters';

const filters = {
  bikes: [
    ...['subcategory', 'transmission_group', 'geometry', 'colors', 'sort', 'height', 'fits'],
    ...Object.values(rangeFilterParams),
  ],
  accessories: ['bikes', 'brand', 'accessory_parts_category', 'category', 'sort'],
  outlet: ['size'],
  detail: ['variant', 'bikes'],
  configuration: ['variant', 'bikes', 'parts'],
  size: measurementParams,
} as const;

const pages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/bikes$/, filters.bikes],
  [/^\/accessories$/, filters.accessories],
  [/^\/bikes\/outlet$/, filters.outlet],
  [/^\/bikes\/(?!(?:outlet|compare)(?:\/|$))[^/]+$/, filters.detail],
  [/^\/bikes\/(?!outlet(?:\/|$))[^/]+\/configuration$/, filters.configuration],
  [/^\/accessories\/[^/]+$/, filters.detail],
  [/^\/size-adviser$/, filters.size],
];

/**
 * Checks whether query parameters change the content of a page: a variant, filters or a sort order. `path` is without
 * language. Other parameters, such as campaign parameters, do not count.
 */
export function isDynamicPagePath(path: string, params: URLSearchParams): boolean {
  return pages.some(([page, names]) => page.test(path) && names.some((name) => params.has(name)));
}
