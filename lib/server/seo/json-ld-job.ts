import { companyAddress } from '@/lib/platform/config/company';
import type { Language } from '@/domain/language/detect-language';
import type { EmploymentType, JobView, Salary } from '@/lib/platform/views/job-view';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';
import { textHtml } from './text-html';

/** schema.org has no word for apprentices. */
const employment: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  INTERN: 'INTERN',
  APPRENTICE: 'OTHER',
};

/** schema.org JobPosting with place, pay and the last day to apply. Null without the day it was posted, which engines ask for. */
export function jobJsonLd(language: Language, job: JobView): Json | null {
  const { title, slug, teaser, body, employmentType, date, validThrough, salary } = job;
  if (date === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: textHtml([teaser, body].filter(Boolean).join('\n\n')) || title,
    url: siteUrl(`/${language}/jobs/${slug}`),
    identifier: { '@type': 'PropertyValue', name: 'Lautlos', value: slug },
    inLanguage: language,
    datePosted: date,
    validThrough: validThrough === null ? undefined : `${validThrough}T23:59:59Z`,
    employmentType: employmentType === null ? undefined : employment[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: 'Lautlos',
      sameAs: siteUrl('/'),
      logo: siteUrl('/icons/icon-512.png'),
    },
    jobLocation: placeOf(job),
    jobLocationType: job.isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: job.isRemote
      ? { '@type': 'Country', name: companyAddress.countryCode }
      : undefined,
    baseSalary: salary === null ? undefined : pay(salary),
    directApply: false,
  };
}

/** The workshop for what is done in its town; elsewhere what the editor wrote. */
function placeOf({ location }: JobView): Json {
  const { street, zip, city, countryCode } = companyAddress;
  const isAtWorkshop = location === null || location.includes(city);
  return {
    '@type': 'Place',
    name: isAtWorkshop ? 'Lautlos' : location,
    address: {
      '@type': 'PostalAddress',
      streetAddress: isAtWorkshop ? street : undefined,
      postalCode: isAtWorkshop ? zip : undefined,
      addressLocality: isAtWorkshop ? city : location,
      addressRegion: isAtWorkshop ? city : undefined,
      addressCountry: countryCode,
    },
  };
}

function pay({ min, max, unit }: Salary): Json {
  const value = { '@type': 'QuantitativeValue', unitText: unit };
  const amounts =
    min !== null && max !== null && min !== max
      ? { minValue: min, maxValue: max }
      : { value: min ?? max };
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { ...value, ...amounts },
  };
}
