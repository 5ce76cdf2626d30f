import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDriveByKind, drives } from '@/domain/advice/drivetrains';
import { loadCatalog } from '../demo-data/load-catalog';

/** The data of the gear adviser must match the models in the catalog. */
const { bikes } = loadCatalog(fileURLToPath(new URL('../../demo', import.meta.url)));
const built = bikes.flatMap(({ content }) =>
  content.drivetrains.map((drivetrain) => ({
    name: `${content.name}, ${drivetrain.name.en}`,
    kind: drivetrain.kind,
    motor: drivetrain.motor,
    statements: [...content.specs, ...drivetrain.specs].map(({ label, value }) => ({
      label: label.en,
      value: value.en,
    })),
  })),
);

const figure = (statements: (typeof built)[number]['statements'], pattern: RegExp) =>
  statements.flatMap(({ value }) => pattern.exec(value)?.slice(1).map(Number) ?? []);

describe.each(built)('$name', ({ kind, motor, statements }) => {
  const drive = findDriveByKind(kind);

  it('is a drive of the gear advisor', () => {
    expect(drive).not.toBeNull();
  });

  it('has the range and gears used by the advisor', () => {
    const [from, to] = drive === null ? [0, 0] : drives[drive].rangePercent;
    for (const range of figure(statements, /(\d{3})%/)) {
      expect(range).toBeGreaterThanOrEqual(from);
      expect(range).toBeLessThanOrEqual(to);
    }
    const [lowest, highest = lowest] = figure(
      statements.filter(({ label }) => /^(Development|Lowest)/.test(label)),
      /([\d.]+) m(?: to ([\d.]+) m)?/,
    ).filter((metres) => !Number.isNaN(metres));
    if (lowest === undefined || drive === null) return;
    expect(Math.abs(drives[drive].lowest - lowest)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(drives[drive].highest - (highest ?? lowest))).toBeLessThanOrEqual(1.7);
  });

  it('has a motor with the torque used by the advisor', () => {
    const torques = figure(
      statements.filter(({ label }) => label === 'Motor'),
      /(\d+) Nm/,
    );
    expect(torques.length > 0).toBe(motor !== null);
    if (motor === 'mahle') expect(new Set(torques)).toEqual(new Set([23]));
    // The adviser uses a motor's continuous torque, which every model reaches.
    if (motor === 'bosch') expect(Math.min(...torques)).toBeGreaterThanOrEqual(65);
  });
});
