const code = [
  'Teil der Artikelnummer: nicht ändern.',
  'Part of the article number: leave it as it is.',
];

/** Parts of bicycles and accessories. */
module.exports = [
  {
    uid: 'accessory.article',
    name: ['Ausführung', 'Variant'],
    main: 'sku',
    rows: ['sku:6 ean:6', 'color:4 colorHex:4 size:4', 'variant:6 mainImage:6'],
    fields: {
      sku: [
        ['Artikelnummer', 'Article number'],
        ['Die des Shops: nicht ändern.', 'The shop’s: leave it as it is.'],
      ],
      ean: [
        ['EAN', 'EAN'],
        ['13 Ziffern.', '13 digits.'],
      ],
      color: [
        ['Farbe', 'Colour'],
        ['', ''],
      ],
      colorHex: [
        ['Farbton', 'Shade'],
        ['', ''],
      ],
      size: [
        ['Größe', 'Size'],
        ['', ''],
      ],
      variant: [
        ['Ausführung', 'Variant'],
        ['Was sie sonst unterscheidet.', 'What else tells it apart.'],
      ],
      mainImage: [
        ['Bild', 'Picture'],
        ['Vor Weiß, quadratisch.', 'On white, square.'],
      ],
    },
  },
  {
    uid: 'bike.color',
    name: ['Farbe', 'Colour'],
    main: 'name',
    rows: ['name:6 hex:6', 'finish:4 slug:4 short:4'],
    fields: {
      name: [
        ['Name', 'Name'],
        ['', ''],
      ],
      hex: [
        ['Farbton', 'Shade'],
        ['', ''],
      ],
      finish: [
        ['Oberfläche', 'Finish'],
        ['', ''],
        {
          gloss: ['Glänzend', 'Gloss'],
          satin: ['Seidenmatt', 'Satin'],
          raw: ['Roh, klar lackiert', 'Raw, clear coat'],
        },
      ],
      slug: [
        ['Kürzel', 'Short name'],
        ['Steht in Adressen.', 'Stands in addresses.'],
      ],
      short: [['Zeichen', 'Code'], code],
    },
  },
  {
    uid: 'bike.frame',
    name: ['Rahmen', 'Frame'],
    main: 'name',
    rows: ['name:6 shape:3 short:3'],
    fields: {
      name: [
        ['Name', 'Name'],
        ['', ''],
      ],
      shape: [
        ['Form', 'Shape'],
        ['', ''],
        {
          diamond: ['Diamant', 'Diamond'],
          mixte: ['Trapez', 'Mixte'],
          wave: ['Tiefeinstieg', 'Step-through'],
        },
      ],
      short: [['Zeichen', 'Code'], code],
    },
  },
  {
    uid: 'bike.drive-train',
    name: ['Antrieb', 'Drivetrain'],
    main: 'name',
    rows: ['name:6 weightGrams:3 code:3', 'group:4 kind:4 motor:4', 'specs'],
    fields: {
      name: [
        ['Name', 'Name'],
        ['', ''],
      ],
      weightGrams: [
        ['Gewicht (Gramm)', 'Weight (grams)'],
        ['In Größe M.', 'In size M.'],
      ],
      code: [['Zeichen', 'Code'], code],
      group: [
        ['Schaltung', 'Gears'],
        ['', ''],
        {
          singlespeed: ['Singlespeed', 'Single speed'],
          hub: ['Nabe, 8 oder 11 Gänge', 'Hub gear, 8 or 11 speeds'],
          enviolo: ['Enviolo, stufenlos', 'Enviolo, stepless'],
          pinion: ['Pinion-Getriebe', 'Pinion gearbox'],
          rohloff: ['Rohloff, 14 Gänge', 'Rohloff, 14 speeds'],
        },
      ],
      kind: [
        ['Bauart', 'Make'],
        ['', ''],
        {
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
      ],
      motor: [
        ['Motor', 'Motor'],
        ['Leer: ohne Motor.', 'Empty: without a motor.'],
        { mahle: ['Mahle', 'Mahle'], bosch: ['Bosch', 'Bosch'] },
      ],
      specs: [
        ['Technische Daten', 'Specifications'],
        ['Nur was diesen Antrieb unterscheidet.', 'Only what tells this drivetrain apart.'],
      ],
    },
  },
  {
    uid: 'bike.geometry-size',
    name: ['Größe', 'Size'],
    main: 'size',
    rows: [
      'frame:3 size:3 bodyHeightMinCm:3 bodyHeightMaxCm:3',
      'stack:3 reach:3 wheelbase:3 standover:3',
      'seatTube:3 topTube:3 headTube:3 chainstay:3',
      'seatAngle:3 headAngle:3 bbDrop:3 forkOffset:3',
    ],
    fields: {
      frame: [
        ['Rahmen', 'Frame'],
        ['Sein Zeichen.', 'Its code.'],
      ],
      size: [
        ['Größe', 'Size'],
        ['', ''],
      ],
      bodyHeightMinCm: [
        ['Körpergröße ab', 'Height from'],
        ['Zentimeter.', 'Centimetres.'],
      ],
      bodyHeightMaxCm: [
        ['Körpergröße bis', 'Height up to'],
        ['Zentimeter.', 'Centimetres.'],
      ],
      stack: [
        ['Stack', 'Stack'],
        ['', ''],
      ],
      reach: [
        ['Reach', 'Reach'],
        ['', ''],
      ],
      wheelbase: [
        ['Radstand', 'Wheelbase'],
        ['', ''],
      ],
      standover: [
        ['Überstandshöhe', 'Standover'],
        ['', ''],
      ],
      seatTube: [
        ['Sitzrohr', 'Seat tube'],
        ['', ''],
      ],
      topTube: [
        ['Oberrohr', 'Top tube'],
        ['Waagerecht gemessen.', 'Measured level.'],
      ],
      headTube: [
        ['Steuerrohr', 'Head tube'],
        ['', ''],
      ],
      chainstay: [
        ['Kettenstrebe', 'Chainstay'],
        ['', ''],
      ],
      seatAngle: [
        ['Sitzwinkel', 'Seat angle'],
        ['Grad.', 'Degrees.'],
      ],
      headAngle: [
        ['Lenkwinkel', 'Head angle'],
        ['Grad.', 'Degrees.'],
      ],
      bbDrop: [
        ['Tretlagerabsenkung', 'Bottom bracket drop'],
        ['', ''],
      ],
      forkOffset: [
        ['Gabelvorlauf', 'Fork offset'],
        ['', ''],
      ],
    },
  },
];
