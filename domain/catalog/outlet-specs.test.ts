import { describe, expect, it } from 'vitest';
import { namesMotor } from './motor';
import { outletSpecs } from './outlet-specs';

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
const texts = (change: Partial<Parameters<typeof outletSpecs>[0]>) =>
  outletSpecs({ ...piece, ...change }).map(({ title, text }) => `${title}: ${text}`);

const x35 = { name: 'X35', text: 'Mahle X35' };

describe('the specification of a single piece', () => {
  it.each([
    [
      'as today, with the weight of its drive train',
      {},
      ['Motor: Mahle X20, Hinterradnabe', 'Akku: 353 Wh', 'Bremsen: Scheibe', 'Gewicht: 16,4 kg'],
    ],
    [
      'with an earlier motor, and nothing of today’s battery',
      { motor: x35 },
      ['Motor: Mahle X35', 'Bremsen: Scheibe', 'Gewicht: 16,4 kg'],
    ],
    [
      'with what it says of its own motor and battery',
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
      'with a row of its own, without one of the model’s',
      {
        ownRows: [
          { title: 'Sattel', text: 'Komfort' },
          { title: 'Bremsen', text: null },
        ],
      },
      ['Motor: Mahle X20, Hinterradnabe', 'Akku: 353 Wh', 'Gewicht: 16,4 kg', 'Sattel: Komfort'],
    ],
    [
      'without a motor',
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
])('%s names the motor %s: %s', (line, name, expected) => {
  expect(namesMotor(line, { name })).toBe(expected);
});
