/** What schema.org and the search engines ask of the types this site uses: which fields there may be, which there must be. */
const types: Readonly<Record<string, { must: readonly string[]; may: readonly string[] }>> = {
  Organization: {
    must: ['name', 'url', 'logo'],
    may: ['legalName', 'email', 'telephone', 'address', 'sameAs'],
  },
  WebSite: { must: ['name', 'url', 'potentialAction'], may: ['inLanguage', 'publisher'] },
  SearchAction: { must: ['target', 'query-input'], may: [] },
  EntryPoint: { must: ['urlTemplate'], may: [] },
  BreadcrumbList: { must: ['itemListElement'], may: [] },
  ListItem: { must: ['position', 'name'], may: ['item'] },
  Product: {
    must: ['name', 'image', 'description', 'offers'],
    may: ['url', 'brand', 'sku'],
  },
  Brand: { must: ['name'], may: [] },
  AggregateOffer: {
    must: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'offers'],
    may: [],
  },
  Offer: {
    must: ['price', 'priceCurrency', 'availability', 'url'],
    may: ['sku', 'availabilityStarts', 'itemCondition', 'seller', 'priceSpecification'],
  },
  UnitPriceSpecification: {
    must: ['price', 'priceCurrency', 'priceType'],
    may: ['valueAddedTaxIncluded'],
  },
  Article: {
    must: ['headline', 'datePublished', 'author', 'publisher'],
    may: ['description', 'url', 'mainEntityOfPage', 'inLanguage', 'dateModified', 'image'],
  },
  Person: { must: ['name'], may: [] },
  FAQPage: { must: ['mainEntity'], may: [] },
  Question: { must: ['name', 'acceptedAnswer'], may: [] },
  Answer: { must: ['text'], may: [] },
  JobPosting: {
    must: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    may: [
      'url',
      'identifier',
      'inLanguage',
      'validThrough',
      'employmentType',
      'baseSalary',
      'directApply',
    ],
  },
  PropertyValue: { must: ['name', 'value'], may: [] },
  Place: { must: ['address'], may: ['name'] },
  PostalAddress: {
    must: ['addressCountry'],
    may: ['streetAddress', 'postalCode', 'addressLocality'],
  },
  MonetaryAmount: { must: ['currency', 'value'], may: [] },
  QuantitativeValue: { must: ['unitText'], may: ['value', 'minValue', 'maxValue'] },
  Event: {
    must: ['name', 'startDate', 'location'],
    may: [
      'description',
      'url',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      'organizer',
    ],
  },
  BicycleStore: {
    must: ['name', 'address'],
    may: [
      'url',
      'telephone',
      'email',
      'geo',
      'openingHoursSpecification',
      'parentOrganization',
      'image',
    ],
  },
  GeoCoordinates: { must: ['latitude', 'longitude'], may: [] },
  OpeningHoursSpecification: { must: ['dayOfWeek', 'opens', 'closes'], may: [] },
};

const sameAs: Readonly<Record<string, string>> = { NewsArticle: 'Article' };
const addresses = ['url', 'item', 'image', 'logo', 'sameAs', 'mainEntityOfPage', '@id'];
const dates = /^(date|valid|start|end)|availabilityStarts/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

type Entity = Record<string, unknown>;

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a piece of structured data, each with the way to it; nothing when all is well. */
export function schemaProblems(data: unknown): string[] {
  if (!isEntity(data)) return ['is no object'];
  const context = data['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org'];
  return [...context, ...entityProblems(data, String(data['@type']))];
}

function entityProblems(entity: Entity, path: string): string[] {
  const name = String(entity['@type']);
  const isReference = typeof entity['@id'] === 'string';
  if (entity['@type'] === undefined) return isReference ? [] : [`${path} has no @type`];
  const rules = types[sameAs[name] ?? name];
  if (rules === undefined) return [`${path}: ${name} is no type of this site`];
  const missing = rules.must.filter((field) => entity[field] === undefined);
  return [
    ...(isReference ? [] : missing.map((field) => `${path}.${field} is missing`)),
    ...Object.entries(entity).flatMap(([field, value]) =>
      field.startsWith('@') && field !== '@id'
        ? []
        : fieldProblems(field, value, `${path}.${field}`, [...rules.must, ...rules.may, '@id']),
    ),
  ];
}

function fieldProblems(
  field: string,
  value: unknown,
  path: string,
  known: readonly string[],
): string[] {
  if (!known.includes(field)) return [`${path} is no field of its type`];
  if (Array.isArray(value)) {
    if (value.length === 0 && field !== 'openingHoursSpecification') return [`${path} is empty`];
    return value.flatMap((entry, index) => fieldProblems(field, entry, `${path}[${index}]`, known));
  }
  if (isEntity(value)) return entityProblems(value, path);
  if (value === null || value === '') return [`${path} is empty`];
  if (addresses.includes(field) && !/^https?:\/\/[^/]/.test(String(value)))
    return [`${path} is no full address: ${String(value)}`];
  if (dates.test(field) && !isoDate.test(String(value)))
    return [`${path} is no ISO date: ${String(value)}`];
  return [];
}
