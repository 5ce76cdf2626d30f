const { short } = require('../component-fields');

/**
 * Edit views of the components of bikes and accessories.
 * @type {import('../rows').View[]}
 */
module.exports = [
  {
    uid: 'accessory.article',
    name: ['Ausführung', 'Variant'],
    main: 'label',
    rows: ['sku:6 ean:6', 'color:4 colorHex:4 size:4', 'variant:6 mainImage:6'],
    fields: {
      sku: {
        label: ['Artikelnummer', 'Article number'],
        help: ['Die des Shops: nicht ändern.', 'The shop’s: leave it as it is.'],
      },
      ean: { label: ['EAN', 'EAN'], help: ['13 Ziffern.', '13 digits.'] },
      color: { label: ['Farbe', 'Colour'] },
      colorHex: { label: ['Farbton', 'Shade'] },
      variant: {
        label: ['Ausführung', 'Variant'],
        help: ['Was sie sonst unterscheidet.', 'What else tells it apart.'],
      },
      mainImage: {
        label: ['Bild', 'Picture'],
        help: ['Vor Weiß, quadratisch.', 'On white, square.'],
      },
    },
  },
  {
    uid: 'bike.color',
    name: ['Farbe', 'Colour'],
    main: 'name',
    rows: ['name:6 hex:6', 'finish:4 slug:4 short:4'],
    fields: {
      hex: { label: ['Farbton', 'Shade'] },
      finish: {
        label: ['Oberfläche', 'Finish'],
        choices: {
          gloss: ['Glänzend', 'Gloss'],
          satin: ['Seidenmatt', 'Satin'],
          raw: ['Roh, klar lackiert', 'Raw, clear coat'],
        },
      },
      slug: {
        label: ['Kürzel', 'Short name'],
        help: ['Steht in Adressen.', 'Stands in addresses.'],
      },
    },
  },
  {
    uid: 'bike.frame',
    name: ['Rahmen', 'Frame'],
    main: 'name',
    rows: ['name:6 shape:3 short:3', 'childSeat'],
    fields: {
      shape: {
        label: ['Form', 'Shape'],
        choices: {
          diamond: ['Diamant', 'Diamond'],
          mixte: ['Trapez', 'Mixte'],
          wave: ['Tiefeinstieg', 'Step-through'],
        },
      },
      childSeat: {
        label: ['Kindersitz', 'Child seat'],
        help: ['Wo einer freigegeben ist.', 'Where one is approved.'],
        choices: {
          rack: ['Auf dem Gepäckträger', 'On the rack'],
          clamp: ['Am Sattelrohr', 'On the seat tube'],
          none: ['Nicht freigegeben', 'Not approved'],
        },
      },
    },
  },
  {
    uid: 'bike.drive-train',
    name: ['Antrieb', 'Drivetrain'],
    main: 'name',
    rows: [
      'name:6 weightGrams:3 code:3',
      'group:4 kind:4 motor:4',
      'torqueNm:6 batteryWh:6',
      'specs',
    ],
    fields: {
      weightGrams: {
        label: ['Gewicht (Gramm)', 'Weight (grams)'],
        help: ['In Größe M.', 'In size M.'],
      },
      code: short,
      group: {
        label: ['Schaltung', 'Gears'],
        choices: {
          singlespeed: ['Singlespeed', 'Single speed'],
          hub: ['Nabe, 8 oder 11 Gänge', 'Hub gear, 8 or 11 speeds'],
          enviolo: ['Enviolo, stufenlos', 'Enviolo, stepless'],
          pinion: ['Pinion-Getriebe', 'Pinion gearbox'],
          rohloff: ['Rohloff, 14 Gänge', 'Rohloff, 14 speeds'],
        },
      },
      kind: {
        label: ['Bauart', 'Make'],
        choices: {
          singlespeed: ['Ein Gang', 'Single speed'],
          fixed: ['Starrlauf', 'Fixed gear'],
          nexus8: ['Shimano Nexus 8', 'Shimano Nexus 8'],
          alfine8: ['Shimano Alfine 8', 'Shimano Alfine 8'],
          alfine11: ['Shimano Alfine 11', 'Shimano Alfine 11'],
          enviolo: ['Enviolo', 'Enviolo'],
          'pinion-c6': ['Pinion C1.6', 'Pinion C1.6'],
          'pinion-c9': ['Pinion C1.9', 'Pinion C1.9'],
          'pinion-c12': ['Pinion C1.12', 'Pinion C1.12'],
          'pinion-p9': ['Pinion P1.9', 'Pinion P1.9'],
          'pinion-p12': ['Pinion P1.12', 'Pinion P1.12'],
          'pinion-p18': ['Pinion P1.18', 'Pinion P1.18'],
          'pinion-smart-c12': ['Pinion Smart.Shift C1.12', 'Pinion Smart.Shift C1.12'],
          rohloff14: ['Rohloff Speedhub', 'Rohloff Speedhub'],
        },
      },
      motor: {
        label: ['Motor', 'Motor'],
        help: ['Leer: ohne Motor.', 'Empty: without a motor.'],
        choices: { mahle: ['Mahle', 'Mahle'], bosch: ['Bosch', 'Bosch'] },
      },
      torqueNm: {
        label: ['Drehmoment (Nm)', 'Torque (Nm)'],
        help: [
          'Danach filtert die Liste. Leer: ohne Motor.',
          'The list filters by it. Empty: without a motor.',
        ],
      },
      batteryWh: {
        label: ['Akku (Wh)', 'Battery (Wh)'],
        help: [
          'Ohne Zusatzakku. Leer: ohne Motor.',
          'Without an extender. Empty: without a motor.',
        ],
      },
      specs: {
        label: ['Technische Daten', 'Specifications'],
        help: ['Nur was diesen Antrieb unterscheidet.', 'Only what tells this drivetrain apart.'],
      },
    },
  },
  {
    uid: 'bike.geometry-size',
    name: ['Größe', 'Size'],
    main: 'label',
    rows: [
      'frame:3 size:3 bodyHeightMinCm:3 bodyHeightMaxCm:3',
      'stack:3 reach:3 wheelbase:3 standover:3',
      'seatTube:3 topTube:3 headTube:3 chainstay:3',
      'seatAngle:3 headAngle:3 bbDrop:3 forkOffset:3',
    ],
    fields: {
      frame: { label: ['Rahmen', 'Frame'], help: ['Sein Zeichen.', 'Its code.'] },
      bodyHeightMinCm: {
        label: ['Körpergröße ab', 'Height from'],
        help: ['Zentimeter.', 'Centimetres.'],
      },
      bodyHeightMaxCm: {
        label: ['Körpergröße bis', 'Height up to'],
        help: ['Zentimeter.', 'Centimetres.'],
      },
      stack: { label: ['Stack', 'Stack'] },
      reach: { label: ['Reach', 'Reach'] },
      wheelbase: { label: ['Radstand', 'Wheelbase'] },
      standover: { label: ['Überstandshöhe', 'Standover'] },
      seatTube: { label: ['Sitzrohr', 'Seat tube'] },
      topTube: {
        label: ['Oberrohr', 'Top tube'],
        help: ['Waagerecht gemessen.', 'Measured level.'],
      },
      headTube: { label: ['Steuerrohr', 'Head tube'] },
      chainstay: { label: ['Kettenstrebe', 'Chainstay'] },
      seatAngle: { label: ['Sitzwinkel', 'Seat angle'], help: ['Grad.', 'Degrees.'] },
      headAngle: { label: ['Lenkwinkel', 'Head angle'], help: ['Grad.', 'Degrees.'] },
      bbDrop: { label: ['Tretlagerabsenkung', 'Bottom bracket drop'] },
      forkOffset: { label: ['Gabelvorlauf', 'Fork offset'] },
    },
  },
];
