interface Rules {
  /** Required: without these fields search engines ignore the object. */
  readonly required: readonly string[];
  /** Recommended: may only be missing if the value is unknown. */
  readonly recommended?: readonly string[];
  readonly optional?: readonly string[];
}

const contact = ['email', 'telephone'];
const identifiers = ['gtin13', 'mpn'];

/**
 * The rules of schema.org and the search engines for the types this site uses: required, recommended and optional
 * fields.
 */
const types: Readonly<Record<string, Rules>> = {
  Organization: {
    required: ['name', 'url', 'logo'],
    recommended: [
      'legalName',
      ...contact,
      'address',
      'sameAs',
      'vatID',
      'contactPoint',
      'hasMerchantReturnPolicy',
    ],
  },
  ContactPoint: {
    required: ['contactType'],
    recommended: [...contact, 'availableLanguage'],
    optional: ['url'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], recommended: ['item'] },
  ProductGroup: {
    required: ['name', 'hasVariant', 'productGroupID'],
    recommended: ['variesBy', 'brand', 'description', 'url', 'image'],
  },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['sku', 'color', 'size', ...identifiers],
    optional: ['description', 'url', 'brand', 'weight', 'model'],
  },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: [
      'availability',
      'itemCondition',
      'url',
      'shippingDetails',
      'hasMerchantReturnPolicy',
    ],
    optional: ['availabilityStarts', 'priceSpecification'],
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'priceType'],
    optional: ['valueAddedTaxIncluded'],
  },
  OfferShippingDetails: {
    required: ['shippingRate', 'shippingDestination'],
    recommended: ['deliveryTime'],
  },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['transitTime'], recommended: ['handlingTime'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: [
      'merchantReturnDays',
      'returnFees',
      'returnMethod',
      'refundType',
      'merchantReturnLink',
    ],
    optional: ['returnPolicyCountry'],
  },
  Article: {
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image', 'publisher'],
    optional: ['description', 'url', 'mainEntityOfPage', 'inLanguage'],
  },
  Person: { required: ['name'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['baseSalary', 'employmentType', 'identifier', 'validThrough', 'directApply'],
    optional: ['url', 'inLanguage', 'jobLocationType', 'applicantLocationRequirements'],
  },
  Country: { required: ['name'] },
  PropertyValue: { required: ['name', 'value'] },
  Place: { required: ['address'], recommended: ['name'] },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['streetAddress', 'postalCode', 'addressLocality'],
    optional: ['addressRegion'],
  },
  MonetaryAmount: { required: ['currency', 'value'] },
  QuantitativeValue: {
    required: [],
    optional: ['unitText', 'unitCode', 'value', 'minValue', 'maxValue'],
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      'organizer',
      'url',
    ],
  },
  BicycleStore: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'geo', 'openingHoursSpecification'],
    optional: ['email', 'parentOrganization', 'image'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
};

/** Fields that are required if another field has a certain value. */
const conditionalFields: readonly { field: string; value: string; requires: string }[] = [
  { field: 'jobLocationType', value: 'TELECOMMUTE', requires: 'applicantLocationRequirements' },
  { field: 'availability', value: 'https://schema.org/BackOrder', requires: 'availabilityStarts' },
  { field: 'availability', value: 'https://schema.org/PreOrder', requires: 'availabilityStarts' },
];

const sameAs: Readonly<Record<string, string>> = { NewsArticle: 'Article' };
const addresses = [
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'mainEntityOfPage',
  'merchantReturnLink',
  '@id',
];
/** Matches a full URL, or a fragment (`#…`), which refers to another object on the page. */
const fullAddress = /^(https?:\/\/[^/]|#)/;
const dates = /^(date|valid|start|end)|availabilityStarts/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

type Entity = Record<string, unknown>;

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the problems of structured data with their paths. Empty if valid. */
export function findSchemaProblems(data: unknown): string[] {
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
  const missing = rules.required.filter((field) => entity[field] === undefined);
  const known = [...rules.required, ...(rules.recommended ?? []), ...(rules.optional ?? []), '@id'];
  return [
    ...(isReference ? [] : missing.map((field) => `${path}.${field} is missing`)),
    ...conditionalFields.flatMap(({ field, value, requires }) =>
      entity[field] === value && entity[requires] === undefined
        ? [`${path}.${requires} is missing, as ${field} is ${value}`]
        : [],
    ),
    ...Object.entries(entity).flatMap(([field, value]) =>
      field.startsWith('@') && field !== '@id'
        ? []
        : fieldProblems(field, value, `${path}.${field}`, known),
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
  if (addresses.includes(field) && !fullAddress.test(String(value)))
    return [`${path} is no full address: ${String(value)}`];
  if (dates.test(field) && !isoDate.test(String(value)))
    return [`${path} is no ISO date: ${String(value)}`];
  return [];
}

/**
 * Lists missing recommended fields as `Type.field`, without duplicates. Objects that are only references to a full one
 * elsewhere are ignored.
 */
export function listMissingRecommendations(data: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isEntity(value) || (value !== data && '@id' in value)) return;
    const name = String(value['@type']);
    for (const field of types[sameAs[name] ?? name]?.recommended ?? [])
      if (value[field] === undefined) found.add(`${name}.${field}`);
    Object.values(value).forEach(look);
  };
  look(data);
  return [...found].sort();
}
