import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findMotor, hasMotorName } from '@/domain/catalog/variant';
import { mergeOutletSpecs } from '@/domain/catalog/bike-specs';
import { languages } from '@/domain/locale/language';
import { buildSpecRows } from '../demo-data/bike-variants';
import { loadCatalog } from '../demo-data/load-catalog';

/** Compares the descriptions of outlet bikes with the specification shown next to them, in both languages. */
const { bikes, outlet } = loadCatalog(fileURLToPath(new URL('../../demo', import.meta.url)));

const titles = {
  de: ['Motor', 'Akku', 'Reichweite', 'Ladegerät', 'Ladezeit'],
  en: ['Motor', 'Battery', 'Range', 'Charger', 'Charging time'],
} as const;

const pieces = outlet.content.flatMap((piece) =>
  languages.map((language) => {
    const model = bikes.find(({ content }) => content.slug === piece.model)!.content;
    const drivetrain = model.drivetrains.find(({ code }) => code === piece.code);
    const motor = findMotor(drivetrain?.motor ?? null, piece.year);
    const rows = mergeOutletSpecs({
      rows: [...(drivetrain?.specs ?? []), ...buildSpecRows(model)].map(({ label, value }) => ({
        title: label[language],
        text: value[language],
      })),
      ownRows: piece.specs.map(({ label, value }) => ({
        title: label[language],
        text: value && value[language],
      })),
      motor: motor && { name: motor.name, text: motor.name },
      motorTitles: titles[language],
      weight: null,
    });
    return {
      name: `${piece.slug} (${language})`,
      piece,
      motor,
      told: `${piece.reason[language]}. ${piece.note[language]}`,
      row: (title: { de: string; en: string }) =>
        rows.find((one) => one.title === title[language])?.text ?? '',
      table: rows.map(({ title, text }) => `${title}: ${text}`).join('\n'),
    };
  }),
);

const ratio = /(\d{2}) ?: ?(\d{2})/;

describe.each(pieces)('$name', ({ piece, motor, told: text, row, table }) => {
  it('has the motor of its model year in text and table', () => {
    const line = row({ de: 'Motor', en: 'Motor' });
    if (motor === null) {
      expect(line).toBe('');
      return;
    }
    expect(hasMotorName(line, motor)).toBe(true);
    const brand = motor.brand === 'mahle' ? /X20|X35/.exec(text)?.[0] : null;
    if (brand) expect(brand).toBe(motor.name);
    if (/Performance Line/.test(text)) expect(hasMotorName(text, motor)).toBe(true);
    if (/Bosch CX/.test(text)) expect(motor.name).toBe('CX');
  });

  it('has the gears its text names', () => {
    const [chainring, , rear] = ratio.exec(text) ?? [];
    if (chainring === undefined) return;
    expect(row({ de: 'Riemen', en: 'Belt' }).replaceAll(' ', '')).toContain(
      chainring.replaceAll(' ', ''),
    );
    const teeth = [...table.matchAll(/(?<!\d)(\d{2}) (?:Zähne|teeth)/g)].map(([, count]) => count);
    for (const count of teeth) expect(count).toBe(rear);
  });

  it('has the light and saddle its text names', () => {
    const lux = /(\d+) (?:statt \d+ Lux|lux rather)/.exec(text)?.[1];
    if (lux !== undefined) expect(row({ de: 'Licht', en: 'Lights' })).toMatch(`${lux} `);
    if (/statt Ledersattel|instead of the leather/.test(text))
      expect(row({ de: 'Sattel', en: 'Saddle' })).toMatch(/^(Komfort|Comfort)/);
    if (/breiter als der heutige|wider than what we fit/.test(text))
      expect(row({ de: 'Sattel', en: 'Saddle' })).toContain('153 mm');
    if (/schmale|narrow/.test(text))
      expect(row({ de: 'Gepäckträger', en: 'Rack' })).toMatch(/schmale|narrow/);
  });

  it('is new or used as its text states', () => {
    const isRidden =
      /\d km\b|Vorführ|Demo bike|Leasing|Lease|Dienstrad|Company bike|Rückgabe|Returned/.test(text);
    const isUnridden =
      /(^|[.] )(Neu|New)[.,]|Rad ist neu und|bicycle is new and|[Uu]nbenutzt|[Uu]nused|ungefahren|unridden|Nie gefahren|Never ridden/.test(
        text,
      );
    expect(isRidden && isUnridden).toBe(false);
    if (isRidden) expect(piece.condition).toBe('used');
    if (isUnridden) expect(piece.condition).toBe('new');
  });
});
