import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Advice, adviseDrives } from '@/domain/gear-advice/advise';
import { drives, driveKeys } from '@/domain/gear-advice/drives';
import {
  needChoices,
  needFields,
  type Needs,
  readNeeds,
  usualRiderKg,
} from '@/domain/gear-advice/needs';
import { reasonsFor } from '@/domain/gear-advice/reasons';
import { topSpeed } from '@/domain/gear-advice/upkeep';
import type { Language } from '@/domain/language/detect-language';
import {
  headingLine,
  markdownTable,
  paragraphs,
  wholeLinks,
} from '@/domain/machines/markdown-parts';
import { writeNumber, writePrice } from '@/domain/money/write-money';
import { askedWords } from '@/lib/platform/i18n/asked-words';
import { type DrivenBike, listDrivenBikes } from '@/lib/server/gear-advice/list-driven-bikes';
import { siteUrl } from '@/lib/server/seo/site-url';

/**
 * The gear adviser as Markdown: what can be asked and by which words of the address, with what each drive can do; where the address asks,
 * the answer with its reasons and bicycles. Throws when content or shop cannot answer.
 */
export async function gearMarkdown(
  language: Language,
  _slug: string,
  query: URLSearchParams,
): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'gearAdvice' });
  const needs = readNeeds(query);
  const parts =
    needs === null
      ? questions(language, t)
      : answer(language, t, needs, (await listDrivenBikes(language, needs)).bikes);
  return wholeLinks(paragraphs(parts), siteUrl('/').replace(/\/$/, ''), language);
}

type Words = Awaited<ReturnType<typeof getTranslations<'gearAdvice'>>>;

function questions(language: Language, t: Words): string[] {
  const choices = needFields.flatMap((field) =>
    needChoices[field].map((choice) => [
      t(`form.${field}`),
      `${field}=${choice}`,
      t(`choices.${choice}`),
    ]),
  );
  const table = driveKeys.map((drive) => [
    t(`drives.${drive}`),
    `${writeNumber(drives[drive].lowest, language)} m`,
    `${writeNumber(drives[drive].highest, language)} m`,
    `${topSpeed(drive)} km/h`,
  ]);
  return [
    headingLine(1, t('title')),
    t('description'),
    t('assumption', { kg: usualRiderKg }),
    t('twin.how', {
      example: '?hills=steep&distance=daily&load=luggage&weather=rain&budget=4000&weight=70',
    }),
    markdownTable(
      [t('twin.question'), t('twin.parameter'), t('twin.meaning')],
      [
        ...choices,
        [t('form.weight'), 'weight=70', t('form.weightHint', { kg: usualRiderKg })],
        [t('form.height'), 'height=178', t('form.sizeHint')],
        [t('form.inseam'), 'inseam=84', ''],
        [t('form.budget'), 'budget=4000', t('form.budgetHint')],
      ],
    ),
    `## ${t('table.title')}`,
    markdownTable(
      [t('table.drive'), t('table.lowest'), t('table.highest'), t('table.speed')],
      table,
    ),
  ];
}

function answer(
  language: Language,
  t: Words,
  needs: Needs,
  bikes: readonly DrivenBike[],
): string[] {
  const all = adviseDrives(
    needs,
    bikes.map(({ machine }) => machine),
  );
  return [
    headingLine(1, t('answer.title')),
    askedWords(needs, t).join(' · '),
    ...(all.length === 0 ? [t('answer.none')] : all.map(advised)),
    t('assumption', { kg: needs.weight ?? usualRiderKg }),
  ];

  function advised(advice: Advice): string {
    const { drive, motor, slugs, fromCents } = advice;
    const name = t(`drives.${drive}`);
    const built = bikes.filter(
      ({ machine }) =>
        machine.drive === drive && machine.motor === motor && slugs.includes(machine.slug),
    );
    return paragraphs([
      `## ${motor === null ? name : t('withMotor', { drive: name, motor: t(`motors.${motor}`) })}`,
      !advice.isWithinBudget && t('answer.dear', { price: writePrice(fromCents, language) }),
      reasonsFor(advice, needs)
        .map(({ key, figures }) => `- ${t(`reasons.${key}`, figures)}`)
        .join('\n'),
      built
        .map(
          ({ machine, item }) =>
            `- [${item.name}](/bikes/${item.slug}): ${t('answer.from')} ${writePrice(machine.fromCents, language)}`,
        )
        .join('\n'),
    ]).trim();
  }
}
