import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type GearAdvice, listGearAdvice } from '@/domain/advice/gear-advice';
import { computeTopSpeed, driveKeys, drives } from '@/domain/advice/drivetrains';
import {
  gearNeedOptions,
  gearNeedFields,
  type GearNeeds,
  parseGearNeeds,
  defaultRiderKg,
} from '@/domain/advice/gear-needs';
import { listGearAdviceReasons } from '@/domain/advice/gear-advice-reasons';
import type { Language } from '@/domain/locale/language';
import {
  formatMarkdownHeading,
  formatMarkdownTable,
  formatMarkdownParagraphs,
  toAbsoluteLinks,
} from './markdown';
import { formatNumber, formatPrice } from '@/domain/money/format-money';
import {
  type AdvisedBike,
  formatGearNeeds,
  listAdvisedBikes,
} from '@/lib/server/catalog/list-advised-bikes';
import { toSiteUrl } from '@/lib/platform/config/env';

/**
 * Renders the gear adviser: its questions with their query parameters and the abilities of each drivetrain. If the
 * query contains answers, also renders the recommendation with reasons and bikes. Throws when the content service or
 * the shop fails.
 */
export async function renderGearAdviserMarkdown(
  language: Language,
  _slug: string,
  query: URLSearchParams,
): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'gearAdvice' });
  const needs = parseGearNeeds(query);
  const parts =
    needs === null
      ? questions(language, t)
      : answer(language, t, needs, (await listAdvisedBikes(language, needs)).bikes);
  return toAbsoluteLinks(
    formatMarkdownParagraphs(parts),
    toSiteUrl('/').replace(/\/$/, ''),
    language,
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<'gearAdvice'>>>;

function questions(language: Language, t: Words): string[] {
  const choices = gearNeedFields.flatMap((field) =>
    gearNeedOptions[field].map((choice) => [
      t(`form.${field}`),
      `${field}=${choice}`,
      t(`choices.${choice}`),
    ]),
  );
  const table = driveKeys.map((drive) => [
    t(`drives.${drive}`),
    `${formatNumber(drives[drive].lowest, language)} m`,
    `${formatNumber(drives[drive].highest, language)} m`,
    `${computeTopSpeed(drive)} km/h`,
  ]);
  return [
    formatMarkdownHeading(1, t('title')),
    t('description'),
    t('assumption', { kg: defaultRiderKg }),
    t('markdown.how', {
      example: '?hills=steep&distance=daily&load=luggage&weather=rain&budget=4000&weight=70',
    }),
    formatMarkdownTable(
      [t('markdown.question'), t('markdown.parameter'), t('markdown.meaning')],
      [
        ...choices,
        [t('form.weight'), 'weight=70', t('form.weightHint', { kg: defaultRiderKg })],
        [t('form.height'), 'height=178', t('form.sizeHint')],
        [t('form.inseam'), 'inseam=84', ''],
        [t('form.budget'), 'budget=4000', t('form.budgetHint')],
      ],
    ),
    `## ${t('table.title')}`,
    formatMarkdownTable(
      [t('table.drive'), t('table.lowest'), t('table.highest'), t('table.speed')],
      table,
    ),
  ];
}

function answer(
  language: Language,
  t: Words,
  needs: GearNeeds,
  bikes: readonly AdvisedBike[],
): string[] {
  const all = listGearAdvice(
    needs,
    bikes.map(({ candidate }) => candidate),
  );
  return [
    formatMarkdownHeading(1, t('result.title')),
    formatGearNeeds(needs, t).join(' · '),
    ...(all.length === 0 ? [t('result.none')] : all.map(advised)),
    t('assumption', { kg: needs.weight ?? defaultRiderKg }),
  ];

  function advised(advice: GearAdvice): string {
    const { drive, motor, slugs, fromCents } = advice;
    const name = t(`drives.${drive}`);
    const built = bikes.filter(
      ({ candidate }) =>
        candidate.drive === drive && candidate.motor === motor && slugs.includes(candidate.slug),
    );
    return formatMarkdownParagraphs([
      `## ${motor === null ? name : t('withMotor', { drive: name, motor: t(`motors.${motor}`) })}`,
      !advice.isWithinBudget && t('result.dear', { price: formatPrice(fromCents, language) }),
      listGearAdviceReasons(advice, needs)
        .map(({ key, figures }) => `- ${t(`reasons.${key}`, figures)}`)
        .join('\n'),
      built
        .map(
          ({ candidate, item }) =>
            `- [${item.name}](/bikes/${item.slug}): ${t('result.from')} ${formatPrice(candidate.fromCents, language)}`,
        )
        .join('\n'),
    ]).trim();
  }
}
