module.exports = {
  uid: 'api::bike.bike',
  name: ['Räder', 'Bicycles'],
  main: 'name',
  sort: ['position', 'ASC'],
  list: ['name', 'slug', 'subcategory', 'firstProductionYear', 'reviewStage'],
  rows: [
    'name:6 slug:6',
    'claim',
    'description',
    'story',
    'closeUps',
    '---',
    'subcategory:6 brand:6',
    'transmission_group:6 geometry:6',
    'colors',
    '---',
    'colorVariation',
    'frameVariation',
    'driveTrainVariation',
    'geometrySizes',
    '---',
    'specs',
    'safety',
    'payloadKg:4 firstProductionYear:4 lastProductionYear:4',
    '---',
    'metaTitle',
    'metaDescription',
    '---',
    'productId:8 position:4',
    'build',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    name: [
      ['Name', 'Name'],
      ['', ''],
    ],
    claim: [
      ['Ein Satz', 'One sentence'],
      ['Steht unter dem Namen.', 'Stands below the name.'],
    ],
    description: [
      ['Beschreibung', 'Description'],
      [
        'Für wen das Rad ist und was es besonders macht.',
        'Whom the bicycle is for and what is special about it.',
      ],
    ],
    story: [
      ['Abschnitte', 'Sections'],
      [
        'Die Texte der Modellseite, jeder mit Überschrift.',
        'The texts of the model’s page, each with a heading.',
      ],
    ],
    closeUps: [
      ['Nahaufnahmen zu den Abschnitten', 'Close-ups beside the sections'],
      [
        'Je Abschnitt eine Zeile, ein Strich, wo keine steht: drive, gearbox, motor, port, battery, hub, tyre, lamp, cockpit, bridge, rack, saddle.',
        'One line for each section, a dash where there is none: drive, gearbox, motor, port, battery, hub, tyre, lamp, cockpit, bridge, rack, saddle.',
      ],
    ],
    subcategory: [
      ['Einsatz', 'Use'],
      ['Danach wird gefiltert.', 'Lists are filtered by it.'],
    ],
    brand: [
      ['Marke', 'Brand'],
      ['', ''],
    ],
    transmission_group: [
      ['Schaltungen', 'Gears'],
      [
        'Für die Filter: alle, in denen es das Modell gibt.',
        'For the filters: all the model comes with.',
      ],
    ],
    geometry: [
      ['Rahmenformen', 'Frames'],
      ['Für die Filter.', 'For the filters.'],
    ],
    colors: [
      ['Farben', 'Colours'],
      ['Für die Filter.', 'For the filters.'],
    ],
    colorVariation: [
      ['Farben des Modells', 'Colours of the model'],
      ['Wie sie im Konfigurator stehen.', 'As they stand in the configurator.'],
    ],
    frameVariation: [
      ['Rahmen des Modells', 'Frames of the model'],
      ['', ''],
    ],
    driveTrainVariation: [
      ['Antriebe', 'Drivetrains'],
      ['', ''],
    ],
    geometrySizes: [
      ['Größen und Geometrie', 'Sizes and geometry'],
      [
        'Ein Eintrag je Rahmen und Größe, Maße in Millimetern und Grad.',
        'One entry for each frame and size, in millimetres and degrees.',
      ],
    ],
    specs: [
      ['Technische Daten', 'Specifications'],
      ['Was für alle Antriebe gilt.', 'What all drivetrains share.'],
    ],
    safety: [
      ['Sicherheitshinweise', 'Warnings'],
      ['Je Zeile einer.', 'One a line.'],
    ],
    payloadKg: [
      ['Zulässiges Gesamtgewicht (kg)', 'Maximum total weight (kg)'],
      ['Rad, Fahrer und Gepäck.', 'Bicycle, rider and luggage.'],
    ],
    firstProductionYear: [
      ['Gebaut seit', 'Built since'],
      ['', ''],
    ],
    lastProductionYear: [
      ['Gebaut bis', 'Built until'],
      ['Leer: noch im Programm.', 'Empty: still made.'],
    ],
    productId: [
      ['Nummer im Shop', 'Number in the shop'],
      [
        'Verbindet die Texte mit Preisen und Bestand: nicht ändern.',
        'Joins the texts to prices and stock: leave it as it is.',
      ],
    ],
    build: [
      ['Aufbau für die Zeichnung', 'Build for the drawing'],
      [
        'Daraus werden Zeichnung und Bilder gerechnet. Technisch: im Zweifel stehen lassen.',
        'Drawing and pictures are made from it. Technical: leave it when in doubt.',
      ],
    ],
    accessories: [
      ['Passendes Zubehör', 'Accessories that fit'],
      ['', ''],
    ],
  },
};
