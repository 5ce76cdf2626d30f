/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::bike.bike',
  name: ['Räder', 'Bicycles'],
  main: 'name',
  sort: ['position', 'ASC'],
  list: ['name', 'subcategory', 'reviewStage'],
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
    'permittedWeightKg:4 firstProductionYear:4 lastProductionYear:4',
    '---',
    'metaTitle',
    'metaDescription:8 metaImage:4',
    '---',
    'productId:8 position:4',
    'build',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    description: {
      label: ['Beschreibung', 'Description'],
      help: [
        'Für wen das Rad ist und was es besonders macht.',
        'Whom the bicycle is for and what is special about it.',
      ],
    },
    story: {
      label: ['Abschnitte', 'Sections'],
      help: [
        'Die Texte der Modellseite, jeder mit Überschrift.',
        'The texts of the model’s page, each with a heading.',
      ],
    },
    closeUps: {
      label: ['Nahaufnahmen zu den Abschnitten', 'Close-ups beside the sections'],
      help: [
        'Je Abschnitt eine Zeile, ein Strich, wo keine steht: drive, gearbox, motor, port, battery, hub, tyre, lamp, cockpit, bridge, joint, rack, saddle.',
        'One line for each section, a dash where there is none: drive, gearbox, motor, port, battery, hub, tyre, lamp, cockpit, bridge, joint, rack, saddle.',
      ],
    },
    subcategory: {
      label: ['Einsatz', 'Use'],
      help: ['Danach wird gefiltert.', 'Lists are filtered by it.'],
    },
    transmission_group: {
      label: ['Schaltungen', 'Gears'],
      help: [
        'Für die Filter: alle, in denen es das Modell gibt.',
        'For the filters: all the model comes with.',
      ],
    },
    geometry: { label: ['Rahmenformen', 'Frames'], help: ['Für die Filter.', 'For the filters.'] },
    colors: { label: ['Farben', 'Colours'], help: ['Für die Filter.', 'For the filters.'] },
    colorVariation: {
      label: ['Farben des Modells', 'Colours of the model'],
      help: ['Wie sie im Konfigurator stehen.', 'As they stand in the configurator.'],
    },
    frameVariation: { label: ['Rahmen des Modells', 'Frames of the model'] },
    driveTrainVariation: { label: ['Antriebe', 'Drivetrains'] },
    geometrySizes: {
      label: ['Größen und Geometrie', 'Sizes and geometry'],
      help: [
        'Ein Eintrag je Rahmen und Größe, Maße in Millimetern und Grad.',
        'One entry for each frame and size, in millimetres and degrees.',
      ],
    },
    specs: {
      label: ['Technische Daten', 'Specifications'],
      help: ['Was für alle Antriebe gilt.', 'What all drivetrains share.'],
    },
    permittedWeightKg: {
      label: ['Zulässiges Gesamtgewicht (kg)', 'Maximum total weight (kg)'],
      help: [
        'Rad, Fahrer und Gepäck. Die Zuladung jedes Antriebs wird daraus gerechnet.',
        'Bicycle, rider and luggage. The payload of each drivetrain is computed from it.',
      ],
    },
    firstProductionYear: { label: ['Gebaut seit', 'Built since'] },
    lastProductionYear: {
      label: ['Gebaut bis', 'Built until'],
      help: ['Leer: noch im Programm.', 'Empty: still made.'],
    },
    build: {
      label: ['Aufbau für die Zeichnung', 'Build for the drawing'],
      help: [
        'Daraus werden Zeichnung und Bilder gerechnet. Technisch: im Zweifel stehen lassen.',
        'Drawing and pictures are made from it. Technical: leave it when in doubt.',
      ],
    },
    accessories: { label: ['Passendes Zubehör', 'Accessories that fit'] },
  },
};
