import { describe, expect, it } from 'vitest';
import { buildGearSummary, mergeOutletSpecs, computePayloadKg } from './bike-specs';
import { hasMotorName } from './variant';

describe('gears', () => {
  describe('buildGearSummary', () => {
    it.each([
      [['alfine11', 'nexus8'], { counts: [8, 11], stepless: false, single: false }],
      [['singlespeed', 'fixed'], { counts: [], stepless: false, single: true }],
      [['enviolo'], { counts: [], stepless: true, single: false }],
      [
        ['pinion-p18', 'pinion-c9', 'rohloff14', 'pinion-p9'],
        { counts: [9, 14, 18], stepless: false, single: false },
      ],
      [['a gear of tomorrow'], { counts: [], stepless: false, single: false }],
    ])('%j', (kinds, expected) => {
      expect(buildGearSummary(kinds)).toEqual(expected);
    });
  });
});

describe('outlet specs', () => {
  const rows = [
    { title: 'Motor', text: 'Mahle X20, Hinterradnabe' },
    { title: 'Akku', text: '353 Wh' },
    { title: 'Bremsen', text: 'Scheibe' },
    { title: 'Gewicht', text: '16,1 kg (C1.6), 16,4 kg (C1.9)' },
  ];
  const piece = {
    ...{ rows, ownRows: [], motorTitles: ['Motor', 'Akku', 'Reichweite'] },
    motor: { name: 'X20', text: 'Mahle X20' },
    weight: { title: 'Gewicht', text: '16,4 kg' },
  };
  const texts = (change: Partial<Parameters<typeof mergeOutletSpecs>[0]>) =>
    mergeOutletSpecs({ ...piece, ...change }).map(({ title, text }) => `${title}: ${text}`);

  const x35 = { name: 'X35', text: 'Mahle X35' };

  describe('outlet bike specification', () => {
    it.each([
      [
        'current specification with the weight of the drivetrain',
        {},
        ['Motor: Mahle X20, Hinterradnabe', 'Akku: 353 Wh', 'Bremsen: Scheibe', 'Gewicht: 16,4 kg'],
      ],
      [
        'earlier motor without the current battery',
        { motor: x35 },
        ['Motor: Mahle X35', 'Bremsen: Scheibe', 'Gewicht: 16,4 kg'],
      ],
      [
        'own motor and battery',
        {
          motor: x35,
          ownRows: [
            { title: 'Motor', text: 'Mahle X35, Hinterradnabe' },
            { title: 'Akku', text: '245 Wh' },
          ],
        },
        ['Motor: Mahle X35, Hinterradnabe', 'Akku: 245 Wh', 'Bremsen: Scheibe', 'Gewicht: 16,4 kg'],
      ],
      [
        'own row, and one row of the model removed',
        {
          ownRows: [
            { title: 'Sattel', text: 'Komfort' },
            { title: 'Bremsen', text: null },
          ],
        },
        ['Motor: Mahle X20, Hinterradnabe', 'Akku: 353 Wh', 'Gewicht: 16,4 kg', 'Sattel: Komfort'],
      ],
      [
        'no motor',
        { motor: null, rows: [{ title: 'Bremsen', text: 'Scheibe' }], weight: null },
        ['Bremsen: Scheibe'],
      ],
    ])('%s', (_name, change, expected) => {
      expect(texts(change)).toEqual(expected);
    });
  });

  it.each([
    ['Bosch Performance Line CX, 85 Nm', 'CX', true],
    ['Bosch Performance Line CX, 85 Nm', 'Performance Line', false],
    ['Bosch Performance Line, 65 Nm', 'Performance Line', true],
    ['Bosch Performance Line, 65 Nm', 'CX', false],
    ['Mahle X35', 'X20', false],
  ])('the line %s contains the motor name %s: %s', (line, name, expected) => {
    expect(hasMotorName(line, { name })).toBe(expected);
  });
});

describe('permitted loads', () => {
  it.each([
    ['Siegfried Road, Alfine Di2', 125, 11_800, 113],
    ['Arthur', 130, 14_100, 115],
    ['Hektor, fixed', 115, 8_600, 106],
    ['Heinrich 1.0, Alfine', 150, 22_700, 127],
    ['a bicycle weighing whole kilograms', 140, 14_000, 126],
    ['a bicycle a gram heavier', 140, 14_001, 125],
  ])(
    'the payload of %s is the total minus the weight, rounded down',
    (_, total, grams, payload) => {
      expect(computePayloadKg(total, grams)).toBe(payload);
    },
  );
});
