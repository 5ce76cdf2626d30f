import type { Language } from '@/domain/locale/language';
import type {
  ArticleView,
  EventView,
  EmploymentType,
  JobView,
  Salary,
} from '@/lib/platform/views/content-view';
import { type Json, getOrganizationId } from './json-ld';
import { toSiteUrl } from '@/lib/platform/config/env';
import { toPlainText, toSearchEngineHtml } from '@/lib/server/content/markdown';
import type { FaqEntry } from '@/domain/content/faq-search';
import type { GuideView } from '@/lib/server/content/guides';
import { companyAddress } from '@/lib/platform/config/company';

/** Maximum length of a headline in characters; search engines truncate longer ones. */
const LONGEST_HEADLINE = 110;

/** Builds a schema.org NewsArticle for a press release, otherwise an Article, with author, dates and image. */
export function buildArticleJsonLd(language: Language, article: ArticleView): Json {
  const { title, slug, teaser, metaDescription, date, updatedAt, author, image } = article;
  const url = toSiteUrl(`/${language}/news/${slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': article.isPressRelease ? 'NewsArticle' : 'Article',
    headline: title.slice(0, LONGEST_HEADLINE),
    description: metaDescription ?? teaser ?? undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: date ?? undefined,
    dateModified: laterOf(date, updatedAt),
    author: author ? { '@type': 'Person', name: author } : { '@id': getOrganizationId() },
    publisher: { '@id': getOrganizationId(), '@type': 'Organization', name: 'Lautlos' },
    image: image ? [toSiteUrl(image.url)] : undefined,
  };
}

/**
 * Returns the later of publication date and last change, because a modification date before the publication date is
 * invalid; undefined when both are unknown.
 */
function laterOf(date: string | null, updatedAt: string | null): string | undefined {
  if (date === null || updatedAt === null) return updatedAt ?? date ?? undefined;
  return updatedAt > date ? updatedAt : date;
}

/** Builds a schema.org Event with time, place and organizer. */
export function buildEventJsonLd(language: Language, event: EventView): Json {
  const { title, slug, teaser, startsAt, endsAt, venue, street, zip, city, country } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: teaser ?? (toPlainText(event.body) || undefined),
    url: toSiteUrl(`/${language}/events/${slug}`),
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: event.image ? [toSiteUrl(event.image.url)] : undefined,
    location: {
      '@type': 'Place',
      name: venue ?? city ?? title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street ?? undefined,
        postalCode: zip ?? undefined,
        addressLocality: city ?? undefined,
        addressCountry: country ?? undefined,
      },
    },
    organizer: {
      '@type': 'Organization',
      '@id': getOrganizationId(),
      name: 'Lautlos',
      url: toSiteUrl('/'),
    },
  };
}

/** Builds a schema.org FAQPage with all questions and answers as plain text. */
export function buildFaqJsonLd(entries: readonly FaqEntry[]): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}

/** Builds a schema.org Article for a guide whose author is the company; `image` is the path of an image. */
export function buildGuideJsonLd(
  language: Language,
  guide: GuideView,
  image: string | undefined,
): Json {
  const url = toSiteUrl(`/${language}/${guide.slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title,
    description: guide.metaDescription ?? undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    dateModified: guide.updatedAt ?? undefined,
    author: { '@id': getOrganizationId() },
    publisher: { '@id': getOrganizationId(), '@type': 'Organization', name: 'Lautlos' },
    image: image ? [toSiteUrl(image)] : undefined,
  };
}

/** Employment types of schema.org. Apprenticeships are mapped to another type, because schema.org has none for them. */
const employment: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  INTERN: 'INTERN',
  APPRENTICE: 'OTHER',
};

/**
 * Builds a schema.org JobPosting with place, salary and application deadline. Returns null without a posting date,
 * which search engines require.
 */
export function buildJobJsonLd(language: Language, job: JobView): Json | null {
  const { title, slug, teaser, body, employmentType, date, validThrough, salary } = job;
  if (date === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: toSearchEngineHtml([teaser, body].filter(Boolean).join('\n\n')) || title,
    url: toSiteUrl(`/${language}/jobs/${slug}`),
    identifier: { '@type': 'PropertyValue', name: 'Lautlos', value: slug },
    inLanguage: language,
    datePosted: date,
    validThrough: validThrough === null ? undefined : `${validThrough}T23:59:59Z`,
    employmentType: employmentType === null ? undefined : employment[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': getOrganizationId(),
      name: 'Lautlos',
      sameAs: toSiteUrl('/'),
      logo: toSiteUrl('/icons/icon-512.png'),
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

/** Returns the workshop's address for jobs in its town, otherwise the location the editor entered. */
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
