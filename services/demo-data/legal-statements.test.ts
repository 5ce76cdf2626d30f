import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadCatalog } from './load-catalog';

/** Checks statements that German law requires in the demo shop's offers. Each one was missing in an earlier version. */
const { bikes, accessories, brands, outlet } = loadCatalog(
  fileURLToPath(new URL('../../demo', import.meta.url)),
);

interface Spec {
  label: { de: string };
  value: { de: string; en: string };
}

const valueOf = (specs: readonly Spec[], label: string) =>
  specs.find((spec) => spec.label.de === label)?.value.de ?? '';

it('a manufacturer has a name and a town or postcode (Regulation (EU) 2023/988, art. 19)', () => {
  for (const { slug, maker } of brands) {
    const inEurope = [maker, maker.responsible].find(
      (contact) => contact && /\b\d{4,5} .+, (Deutschland|Italien)$/.test(contact.address.de),
    );
    expect(inEurope, slug).toBeDefined();
  }
});

it('an e-bike lists torque, energy, charger, charging time and the assistance limit', () => {
  for (const { content } of bikes)
    for (const { code, motor, torqueNm, batteryWh, specs } of content.drivetrains) {
      if (motor === null) {
        expect([torqueNm, batteryWh], code).toEqual([null, null]);
        continue;
      }
      const all = [...specs, ...content.specs];
      expect(valueOf(all, 'Motor'), code).toContain(`${torqueNm} Nm`);
      expect(valueOf(all, 'Akku'), code).toContain(`${batteryWh} Wh`);
      expect(valueOf(all, 'Ladegerät'), code).toMatch(/\d A/);
      expect(valueOf(all, 'Ladezeit'), code).toMatch(/\d h/);
      expect(valueOf(all, 'Unterstützung'), code).toBe('bis 25 km/h');
    }
});

it('textiles list their fibres with percentages (Regulation (EU) 1007/2011)', () => {
  const textiles = accessories.filter(({ content }) => content.drawing === 'apparel');
  const worn = textiles.filter(({ content }) => content.slug !== 'hosenklammer');
  expect(worn.length).toBeGreaterThan(3);
  for (const { content } of worn)
    for (const part of valueOf(content.specs, 'Werkstoff')
      .split(';')[0]
      ?.split(/, (?=[A-ZÄÖÜ])/) ?? [])
      expect(part, content.slug).toMatch(/\d+ %|leder/);
});

it('the guarantee goes beyond the statutory warranty', () => {
  for (const { content } of bikes) {
    expect(content.specs.map(({ label }) => label.de)).not.toContain('Gewähr');
    expect(valueOf(content.specs, 'Garantie'), content.slug).toMatch(/^(5|10) Jahre auf /);
    expect(valueOf(content.specs, 'Garantie'), content.slug).not.toContain('2 Jahre');
  }
});

it('an outlet bike had a higher price within the last 30 days, at most the recommended price', () => {
  expect(outlet.content).not.toEqual([]);
  for (const { slug, saleCents, lowest30Cents, uvpCents } of outlet.content) {
    expect(lowest30Cents, slug).toBeGreaterThan(saleCents);
    expect(lowest30Cents, slug).toBeLessThanOrEqual(uvpCents);
  }
});
