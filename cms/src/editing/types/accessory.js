const drawings = {
  bell: ['Klingel', 'Bell'],
  lock: ['Schloss', 'Lock'],
  light: ['Licht', 'Light'],
  rack: ['Träger', 'Rack'],
  basket: ['Korb', 'Basket'],
  pannier: ['Packtasche', 'Pannier'],
  bag: ['Tasche', 'Bag'],
  saddle: ['Sattel', 'Saddle'],
  grip: ['Griffe', 'Grips'],
  pedal: ['Pedale', 'Pedals'],
  helmet: ['Helm', 'Helmet'],
  mudguard: ['Schutzblech', 'Mudguard'],
  pump: ['Pumpe', 'Pump'],
  bottle: ['Flasche', 'Bottle'],
  stand: ['Ständer', 'Stand'],
  tool: ['Werkzeug', 'Tool'],
  belt: ['Riemen', 'Belt'],
  tyre: ['Reifen', 'Tyre'],
  mirror: ['Spiegel', 'Mirror'],
  'phone-mount': ['Telefonhalter', 'Phone mount'],
  care: ['Pflegemittel', 'Care product'],
  apparel: ['Bekleidung', 'Apparel'],
  sprocket: ['Riemenscheibe', 'Sprocket'],
  bar: ['Lenker', 'Handlebar'],
};

module.exports = {
  uid: 'api::accessory.accessory',
  name: ['Zubehör', 'Accessories'],
  main: 'name',
  sort: ['position', 'ASC'],
  list: ['name', 'slug', 'category', 'brand', 'reviewStage'],
  rows: [
    'name:6 slug:6',
    'claim',
    'description',
    '---',
    'category:6 brand:6',
    'accessory_parts_category:6 bikes:6',
    '---',
    'articles',
    'specs',
    'safety:8 hasBattery:4',
    '---',
    'metaTitle',
    'metaDescription',
    '---',
    'productId:6 drawing:3 position:3',
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
      ['', ''],
    ],
    category: [
      ['Zubehörgruppe', 'Accessory group'],
      ['Danach wird gefiltert.', 'Lists are filtered by it.'],
    ],
    brand: [
      ['Marke', 'Brand'],
      ['', ''],
    ],
    accessory_parts_category: [
      ['Art des Teils', 'Kind of part'],
      ['', ''],
    ],
    bikes: [
      ['Passt an', 'Fits'],
      ['Alle Modelle, an die es passt.', 'All models it fits.'],
    ],
    articles: [
      ['Ausführungen', 'Variants'],
      ['Je Farbe und Größe eine, mit Bild.', 'One for each colour and size, with its picture.'],
    ],
    specs: [
      ['Technische Daten', 'Specifications'],
      ['', ''],
    ],
    safety: [
      ['Sicherheitshinweise', 'Warnings'],
      ['Je Zeile einer.', 'One a line.'],
    ],
    hasBattery: [
      ['Enthält eine Batterie', 'Holds a battery'],
      [
        'Dann steht der Hinweis zur Rückgabe dabei.',
        'Then the notice on taking it back stands there.',
      ],
    ],
    productId: [
      ['Nummer im Shop', 'Number in the shop'],
      [
        'Verbindet die Texte mit Preisen und Bestand: nicht ändern.',
        'Joins the texts to prices and stock: leave it as it is.',
      ],
    ],
    drawing: [
      ['Zeichnung', 'Drawing'],
      ['Steht dort, solange es kein Bild gibt.', 'Stands there until there is a picture.'],
      drawings,
    ],
  },
};
